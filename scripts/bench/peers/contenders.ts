/** The sites that are measured beside one another: where each lies when the peers were built as their README says. */
import { copyFileSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { measureScript } from '../measure-process.ts';
import { copyAsPlainHtml } from '../plain-copy.ts';
import { writePeerContent } from './peer-content.ts';

/** A page with a carousel, one with a form, one with an accordion. */
export const PATHS = ['/', '/contact', '/faqs'];

export interface Contender {
  name: string;
  /** The folder that is served. */
  dist: string;
  /** Whether it sends React to its visitors. */
  react: boolean;
}

export const OURS = 'this engine';
export const OURS_PLAIN = 'this engine, as plain HTML';
export const FLOOR = "the peers' page as plain HTML";

const PEERS = [
  { name: FLOOR, dist: 'floor/dist', react: false },
  { name: 'Astro without React', dist: 'astro-vanilla/dist-inline', react: false },
  { name: 'Astro with React', dist: 'astro-react/dist', react: true },
  { name: 'Vite + React', dist: 'vite-react/dist', react: true },
  { name: 'React Router', dist: 'react-router/build/client', react: true },
  { name: 'Next.js', dist: 'next-export/out', react: true },
];

/** The width of the peers' file that stands for a file of ours: what a phone or a desk fetches is the same then. */
const PEER_WIDTH: Record<string, number> = { 480: 640, 828: 1024, 960: 1024, 1200: 1600 };

/** Puts the peers' own picture files in the place of ours, so that the bytes of pictures tell nothing. */
function putPeerPictures(images: string, lab: string): void {
  for (const name of readdirSync(images)) {
    const [, picture, width = '', format] = /^(hero-\d)-\w+-(\d+)\.(avif|webp)$/.exec(name) ?? [];
    const peerWidth = PEER_WIDTH[width];
    if (!picture) continue;
    if (!peerWidth) throw new Error(`No file of the peers stands for ${name}.`);
    copyFileSync(path.join(lab, 'shared/img', `${picture}-${peerWidth}.${format}`), path.join(images, name));
  }
}

/**
 * Builds this engine's version of the made-up site, and the same as plain HTML.
 * @param work an empty folder, or one in which they were built before
 */
async function buildOurs(work: string, lab: string): Promise<Contender[]> {
  const at = (name: string) => path.join(work, name);
  const [config, dist, plain] = [at('content'), at('ours'), at('plain')] as const;
  if (!existsSync(plain)) {
    writePeerContent(config, lab);
    await measureScript('build', ['--config', config, '--out', dist]);
    putPeerPictures(path.join(dist, 'public/images'), lab);
    copyAsPlainHtml(dist, plain, PATHS);
  }
  return [
    { name: OURS, dist: path.join(dist, 'public'), react: true },
    { name: OURS_PLAIN, dist: path.join(plain, 'public'), react: false },
  ];
}

/** All sites that were built. A peer that was not is left out, which the report says. */
export async function contenders(work: string, lab: string): Promise<Contender[]> {
  const peers = PEERS.map((peer) => ({ ...peer, dist: path.join(lab, peer.dist) }));
  return [...(await buildOurs(work, lab)), ...peers.filter(({ dist }) => existsSync(dist))];
}
