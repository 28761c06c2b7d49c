/** The thread of the storage. */
import { workerData } from 'node:worker_threads';
import { answer } from '../threads/answering.ts';
import { contentsIn } from './contents.ts';
import { openStorage, type StorageSettings } from './open.ts';

const settings: StorageSettings = workerData;
answer(openStorage(settings), contentsIn);
