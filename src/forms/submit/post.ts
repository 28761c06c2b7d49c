import type { Post } from './browser-ports.ts';
import { TimeoutError } from './with-timeout.ts';

/**
 * Posts JSON by XMLHttpRequest, since fetch does not report upload progress. Any progress restarts the timeout, so that
 * ten megabytes may take as long as a slow network needs.
 */
export const post: Post = (address, body, { patience, onProgress }) => {
  const request = new XMLHttpRequest();
  const answer = Promise.withResolvers<{ status: number; text: string }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const giveUp = () => {
    answer.reject(new TimeoutError(`no movement within ${patience} ms`));
    request.abort();
  };
  const moved = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, patience);
  };
  request.upload.onprogress = ({ loaded, total }) => {
    moved();
    onProgress(total > 0 ? loaded / total : 0);
  };
  request.onprogress = moved;
  request.onload = () => answer.resolve({ status: request.status, text: request.responseText });
  request.onerror = () => answer.reject(new TypeError('nobody answered'));
  request.onloadend = () => clearTimeout(timer);
  request.open('POST', address);
  request.setRequestHeader('Content-Type', 'application/json');
  request.setRequestHeader('Accept', 'application/json');
  moved();
  request.send(body);
  return answer.promise;
};
