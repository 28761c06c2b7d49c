/** Tests that need resources a machine may lack, such as a system program or the permission to mount a disk. */
import { test } from 'vitest';
import { NOT_RUN } from '../../scripts/test/not-run.ts';

/**
 * Defines tests with the result of `provide`. If it throws they cannot run: they count neither as passed nor as failed,
 * and the end of the run lists them with the reason.
 * @param proof what the tests verify
 */
export async function whenAvailable<Needed>(
  proof: string,
  provide: () => Needed | Promise<Needed>,
  define: (needed: Needed) => void,
): Promise<void> {
  let needed: Needed;
  try {
    needed = await provide();
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    test(`${NOT_RUN}${proof}. ${reason}`, ({ skip }) => skip());
    return;
  }
  define(needed);
}
