import { useLayoutEffect } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import type { HeadData } from '../contracts/page-data.ts';

/** Dates, author, category and keywords of an article, for social networks. */
function articleTags({ published, modified, author, section, keywords }: NonNullable<HeadData['article']>) {
  return [
    <meta key="published" property="article:published_time" content={published} />,
    modified && <meta key="modified" property="article:modified_time" content={modified} />,
    <meta key="author" property="article:author" content={author} />,
    <meta key="section" property="article:section" content={section} />,
    ...keywords.map((keyword) => <meta key={keyword} property="article:tag" content={keyword} />),
  ];
}

/** Title, description, canonical link and social tags of a page. */
export function headTags(head: HeadData) {
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <link rel="canonical" href={head.canonical} />
      <meta property="og:type" content={head.type} />
      <meta property="og:site_name" content={head.siteName} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={head.canonical} />
      <meta property="og:locale" content={head.language.replace('-', '_')} />
      <meta property="og:image" content={head.imagesUrl + head.image.file} />
      <meta property="og:image:width" content={String(head.image.width)} />
      <meta property="og:image:height" content={String(head.image.height)} />
      <meta property="og:image:alt" content={head.imageAlt} />
      {head.article && articleTags(head.article)}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={head.imageAlt} />
      {head.feed && <link rel="alternate" type="application/rss+xml" title={head.feed.title} href={head.feed.rss} />}
      {head.feed && <link rel="alternate" type="application/feed+json" title={head.feed.title} href={head.feed.json} />}
      {head.hidden && <meta name="robots" content="noindex" />}
    </>
  );
}

/** Removes the prerendered tags: from the title to the page's style (build/pages/document.ts). */
function removePrerendered(): void {
  let tag = document.querySelector('title[data-prerendered]');
  while (tag && tag.localName !== 'style') {
    const next = tag.nextElementSibling;
    tag.remove();
    tag = next;
  }
}

/** The tags of a page that was navigated to; they replace the prerendered ones. */
export function Head({ head }: { head: HeadData }) {
  useLayoutEffect(removePrerendered, []);
  return (
    <HelmetProvider>
      <Helmet>{headTags(head)}</Helmet>
    </HelmetProvider>
  );
}
