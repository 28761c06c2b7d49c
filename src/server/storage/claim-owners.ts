import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';

/** Owners in this process whose storage is open. A server uses its storage from a single thread. */
const open = new Set<string>();

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists, and belongs to another account.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** A unique name for the machine, process and storage that claim deliveries. `close` marks the storage as closed. */
export function makeOwner(): { name: string; close: () => void } {
  const name = `${hostname()} ${process.pid} ${randomUUID()}`;
  open.add(name);
  return { name, close: () => void open.delete(name) };
}

/** Whether an owner is certainly gone: its storage was closed, or its process on this machine has ended. */
export function isOwnerGone(owner: string): boolean {
  const [host, pid] = owner.split(' ');
  if (host !== hostname()) return false;
  return Number(pid) === process.pid ? !open.has(owner) : !isRunning(Number(pid));
}
