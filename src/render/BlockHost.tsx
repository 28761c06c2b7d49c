import { memo, useEffect, useRef } from 'react';
import { showDeferredMarkup } from '../browser/entry/deferred-markup.ts';
import { watchIsland } from '../browser/entry/islands.ts';
import { afterFrame } from '../browser/starter/after-frame.ts';
import type { PageBlock } from '../contracts/page-data.ts';
import { trustedHtml } from '../ui/rich-text/trusted-html.ts';

interface BlockHostProps {
  block: PageBlock;
  /** The rendered block; empty on the first page, where the document already contains it. */
  html: string;
}

/** Holds one block's static HTML, which React does not touch, and hydrates it on demand (browser/entry/islands.ts). */
export const BlockHost = memo(function BlockHost({ block, html }: BlockHostProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    let end = afterFrame(() => {
      showDeferredMarkup(element);
      const island = element.querySelector('[data-island]');
      if (island) end = watchIsland(island, block);
    });
    return () => end();
  }, [block]);
  return (
    <div
      ref={host}
      id={block.key}
      data-block={block.type}
      data-ends={block.ends}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by us from checked content
      dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
    />
  );
});
