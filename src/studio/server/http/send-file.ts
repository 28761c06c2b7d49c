import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply } from 'fastify';
import { BINARY_TYPES, TEXT_TYPES } from '../../../contracts/content-types.ts';
import { ApiError } from './api-error.ts';

const TYPES: Record<string, string> = { ...TEXT_TYPES, ...BINARY_TYPES, '.pdf': 'application/pdf' };

/** Responds with a file. @throws ApiError if it does not exist */
export function sendFile(reply: FastifyReply, file: string | undefined): FastifyReply {
  const found = requireFile(file);
  return reply.type(TYPES[path.extname(found)] ?? 'application/octet-stream').send(readFileSync(found));
}

/** Returns a file's path if the file exists. @throws ApiError if not */
export function requireFile(file: string | undefined): string {
  if (file === undefined || !isFile(file)) throw new ApiError(404, 'not-found', 'There is nothing here.');
  return file;
}

function isFile(file: string): boolean {
  return !file.includes('\0') && (statSync(file, { throwIfNoEntry: false })?.isFile() ?? false);
}
