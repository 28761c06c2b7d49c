/** The thread of the storage. */
import { workerData } from 'node:worker_threads';
import { serveCalls } from '../threads/serve-calls.ts';
import { contentsIn } from './contents.ts';
import { openStorage, type StorageSettings } from './open.ts';

const settings: StorageSettings = workerData;
serveCalls(openStorage(settings), contentsIn);
