/** Tests on a file system that is really full. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import messages from '../../../site-config/server-messages.json' with { type: 'json' };
import { siteForEachTest } from '../../../tests/contracts/child-server.ts';
import { enquiry, SAVE } from '../../../tests/contracts/server.ts';
import { whenAvailable } from '../../../tests/contracts/when-available.ts';

const site = siteForEachTest();
let disk: string;

/** Only root may mount a file system. */
function asRoot(...command: string[]): void {
  const [program = '', ...args] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  execFileSync(program, args);
}

/** @throws Error where mounting is not allowed */
function tryMount(): void {
  const folder = mkdtempSync(join(tmpdir(), 'mount-'));
  try {
    asRoot('mount', '-t', 'tmpfs', 'tmpfs', folder);
    asRoot('umount', folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function post(address: string) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(enquiry({ message: 'x'.repeat(4900) }));
  const response = await fetch(address + SAVE, { method: 'POST', headers, body });
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.json() };
}

async function health(address: string) {
  const response = await fetch(`${address}/healthz`);
  return { status: response.status, body: await response.json() };
}

await whenAvailable('what happens on a full disk', tryMount, () => {
  beforeEach(() => {
    disk = join(site.dist, 'disk');
    mkdirSync(disk);
    asRoot('mount', '-t', 'tmpfs', '-o', 'size=1m,mode=1777', 'tmpfs', disk);
  });
  afterEach(() => {
    asRoot('umount', '--lazy', disk);
  });

  test('a full disk is answered with 503 and a message; once there is space again, forms are stored without a restart', async () => {
    const server = await site.start({ DATA_DIR: disk, SMTP_URL: 'smtp://127.0.0.1:1' });
    let response = await post(server.address);
    for (let sent = 0; sent < 300 && response.status === 201; sent++) response = await post(server.address);
    expect(response).toEqual({ status: 503, retryAfter: '60', body: { message: messages.failed } });
    expect(await health(server.address)).toMatchObject({ status: 503, body: { alarms: [messages.storageFull] } });
    expect((await fetch(server.address)).status).toBe(200);
    asRoot('mount', '-o', 'remount,size=8m', disk);
    expect((await health(server.address)).status).toBe(200);
    expect((await post(server.address)).status).toBe(201);
  });
});
