import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { post } from './post.ts';
import { TimeoutError } from './with-timeout.ts';

/** A fake request: tests simulate the network by calling its handlers. */
class FakeRequest {
  static last = new FakeRequest();
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onprogress?: () => void;
  onload?: () => void;
  onerror?: () => void;
  onloadend?: () => void;
  status = 0;
  responseText = '';
  open = vi.fn();
  send = vi.fn();
  setRequestHeader = vi.fn();
  abort = vi.fn(() => this.onloadend?.());
  constructor() {
    FakeRequest.last = this;
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.onload?.();
    this.onloadend?.();
  }
}

const onProgress = vi.fn();
const start = () => {
  const answer = post('/api/save', '{"a":1}', { patience: 100, onProgress });
  return { answer, request: FakeRequest.last };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  onProgress.mockReset();
  vi.useRealTimers();
});

test('posts JSON and returns the response, whatever its status', async () => {
  const { answer, request } = start();
  expect(request.open).toHaveBeenCalledExactlyOnceWith('POST', '/api/save');
  expect(request.setRequestHeader).toHaveBeenCalledWith('Content-Type', 'application/json');
  expect(request.send).toHaveBeenCalledExactlyOnceWith('{"a":1}');
  request.answer(422, '{}');
  expect(await answer).toEqual({ status: 422, text: '{}' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(request.abort).not.toHaveBeenCalled();
});

test('an upload in progress may take any time; one that stalls is aborted', async () => {
  const { answer, request } = start();
  const failed = answer.catch((error: unknown) => error);
  for (let loaded = 1; loaded <= 10; loaded++) {
    await vi.advanceTimersByTimeAsync(99);
    request.upload.onprogress?.({ loaded, total: 20 });
  }
  expect(onProgress).toHaveBeenLastCalledWith(0.5);
  await vi.advanceTimersByTimeAsync(99);
  expect(request.abort).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await failed).toBeInstanceOf(TimeoutError);
  await vi.advanceTimersByTimeAsync(1000);
  expect(request.abort).toHaveBeenCalledOnce();
});

test('a response that arrives slowly is waited for, but not one that never arrives', async () => {
  const { answer, request } = start();
  await vi.advanceTimersByTimeAsync(99);
  request.onprogress?.();
  await vi.advanceTimersByTimeAsync(99);
  request.answer(201, 'stored');
  expect(await answer).toMatchObject({ status: 201 });
  const waiting = start().answer.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(100);
  expect(await waiting).toBeInstanceOf(TimeoutError);
});

test('rejects without a connection', async () => {
  const { answer, request } = start();
  const failed = answer.catch((error: unknown) => error);
  request.onerror?.();
  request.onloadend?.();
  expect(await failed).toBeInstanceOf(TypeError);
});
