import type { PageBlock } from '../shapes.ts';
import { BlockHost } from './BlockHost.tsx';

interface PageViewProps {
  /** The path shown; part of the keys, so that a new page never reuses the elements of the old. */
  path: string;
  blocks: PageBlock[];
  /** Rendered blocks by key; empty for the first page, whose blocks are in the document. */
  html: Record<string, string>;
}

/** The blocks of a page from top to bottom. */
export function PageView({ path, blocks, html }: PageViewProps) {
  return (
    <main id="main" tabIndex={-1}>
      {blocks.map((block) => (
        <BlockHost key={`${path}:${block.key}`} block={block} html={html[block.key] ?? ''} />
      ))}
    </main>
  );
}
