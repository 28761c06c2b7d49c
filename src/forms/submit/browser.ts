import { fetchCode } from '../../ui/fetch-code.ts';
import type { BrowserPorts } from './browser-ports.ts';
import { post } from './post.ts';

/** Milliseconds that a download's data stays in memory: some browsers read it late after the click. */
const DOWNLOAD_LIFE = 40_000;

/** Saves a text as a JSON file on the visitor's device. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_LIFE);
}

/** The ports of a form in a real browser. `onProgress` is called with the uploaded share of a document. */
export function browserPorts(onProgress: BrowserPorts['onProgress']): BrowserPorts {
  return {
    post,
    onProgress,
    now: Date.now,
    random: Math.random,
    isOnline: () => navigator.onLine,
    origin: location.origin,
    language: document.documentElement.lang,
    loadMailer: () => fetchCode(() => import('@emailjs/browser')),
    download,
    log: (message, cause) => console.error(message, cause),
  };
}
