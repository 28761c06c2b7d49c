import { useLayoutEffect } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import type { HeadData } from '../shapes.ts';

/** Title, description, canonical link and social tags of a page; in the browser they take the place of the prerendered ones. Design section 4. */
export function Head({ head }: { head: HeadData }) {
  useLayoutEffect(() => {
    for (const tag of document.querySelectorAll('head [data-prerendered]')) tag.remove();
  }, []);
  return (
    <HelmetProvider>
      <Helmet>
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        <link rel="canonical" href={head.canonical} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={head.siteName} />
        <meta property="og:title" content={head.title} />
        <meta property="og:description" content={head.description} />
        <meta property="og:url" content={head.canonical} />
        <meta property="og:locale" content={head.language.replace('-', '_')} />
        <meta property="og:image" content={head.imagesUrl + head.image.file} />
        <meta property="og:image:width" content={String(head.image.width)} />
        <meta property="og:image:height" content={String(head.image.height)} />
        <meta property="og:image:alt" content={head.imageAlt} />
        <meta name="twitter:card" content="summary_large_image" />
        {head.hidden && <meta name="robots" content="noindex" />}
      </Helmet>
    </HelmetProvider>
  );
}
