import { statSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../../../content/edit/entities/refusal.ts';
import { worded } from '../../../content/edit/words/worded.ts';
import type { PictureOptions } from '../pictures/pictures.ts';
import type { Studio } from '../studio.ts';
import type { TestSendOptions } from '../test-send/test-send.ts';
import type { SizeOf } from '../weight/weight.ts';
import { pictureFile } from './picture-file.ts';

/** What the picture desk works with. */
export function pictureOptions({ live }: Studio): PictureOptions {
  return { content: live.content, srcOf: (name) => `/_studio/picture/${name}` };
}

/** Options for trying out mails, which are written next to the draft and not sent. @throws Refusal */
export function mailOptions({ live, code, folder }: Studio): TestSendOptions {
  const { site } = live;
  if (!site) throw new Refusal(worded('unreadable'));
  const mailTemplates = code.renderer.renderMailPieces(site.data.site, site.theme);
  return { config: { ...site.server, mailTemplates }, outboxDir: path.join(folder, 'outbox') };
}

/** The bytes of a file of the site by URL; undefined for scripts, since the studio's differ from those of visitors. */
export function sizeOfFile(studio: Studio): SizeOf {
  return async (address) => {
    const file = address.startsWith('/images/') ? await pictureFile(studio, path.basename(address)) : undefined;
    return file === undefined ? undefined : statSync(file).size;
  };
}
