import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files that take ten minutes and more, relative to the root. */
export const LONGEST = ['src/content/edit/operations/operations.nightly.test.ts'];

/** Begins with the longest files, so that none of them is left at the end with one processor idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((file) => moduleId.endsWith(`/${file}`));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
