/**
 * A program that opens studios of several content folders in one process, which loads the studio's code once. It
 * answers each line of its input with a line of JSON, and exits when its input ends.
 */
import path from 'node:path';
import { createInterface } from 'node:readline';
import { startServers } from '../../../src/studio/server/http/start-servers.ts';
import { Studio } from '../../../src/studio/server/studio.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Opens the studio of a folder, or closes it. */
export interface HostRequest {
  does: 'open' | 'close';
  content: string;
}

/** The response; `url` is the URL of an opened studio. */
export interface HostResponse {
  url?: string;
  failure?: string;
}

const running = new Map<string, () => Promise<void>>();

async function open(content: string): Promise<HostResponse> {
  const studio = await Studio.open({ root: ROOT, configDir: content, cacheDir: path.join(ROOT, '.cache') });
  const servers = await startServers(studio, 0);
  running.set(content, async () => {
    await servers.close();
    await studio.close();
  });
  return { url: servers.url };
}

async function close(content: string): Promise<HostResponse> {
  await running.get(content)?.();
  running.delete(content);
  return {};
}

for await (const line of createInterface({ input: process.stdin })) {
  const { does, content }: HostRequest = JSON.parse(line);
  const response = await (does === 'open' ? open(content) : close(content)).catch(
    (error: unknown): HostResponse => ({
      failure: String(error),
    }),
  );
  console.log(JSON.stringify(response));
}
process.exit();
