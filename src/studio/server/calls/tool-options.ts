import { statSync } from 'node:fs';
import path from 'node:path';
import { pictureFileNamed } from '../../../build/media/pictures.ts';
import { refusal } from '../../../content/edit/entities/operation-refused-error.ts';
import type { Studio } from '../studio.ts';
import type { TestSendOptions } from '../test-send/test-send.ts';
import type { SizeOf } from '../weight/weight.ts';

/**
 * Options for test mails, which are written to a folder next to the draft.
 * @throws OperationRefusedError if nothing compiles
 */
export function mailOptions({ live, code, folder }: Studio): TestSendOptions {
  const { site } = live;
  if (!site) throw refusal('unreadable');
  const mailTemplates = code.renderer.renderMailPieces(site.data.site, site.theme);
  return { config: { ...site.server, mailTemplates }, outboxDir: path.join(folder, 'outbox') };
}

/** Looks up file sizes in bytes by URL. Knows only pictures: the studio's scripts differ from those for visitors. */
export function sizeOfFile(studio: Studio): SizeOf {
  return async (url) => {
    const file = url.startsWith('/images/')
      ? await pictureFileNamed(studio.live.site?.images ?? [], path.basename(url), studio.options.cacheDir)
      : undefined;
    return file === undefined ? undefined : statSync(file).size;
  };
}
