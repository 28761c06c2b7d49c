import { workerData } from 'node:worker_threads';
import { serveCalls } from '../threads/serve-calls.ts';
import { openStorage, type StorageSettings } from './open.ts';
import { contentsIn } from './transferred-buffers.ts';

const settings: StorageSettings = workerData;
serveCalls(openStorage(settings), contentsIn);
