import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from './Picture.tsx';

const picture = {
  name: 'construction',
  alt: 'A building site',
  width: 1920,
  height: 1200,
  hash: '0a1b2c3d',
  widths: [480, 960],
  fallback: 960,
  className: 'p-construction',
};

describe('Picture', () => {
  it('offers every width and reserves its space', () => {
    const html = renderToStaticMarkup(<Picture picture={picture} sizes="100vw" />);
    expect(html).toContain(
      'srcSet="/images/construction-0a1b2c3d-480.avif 480w, /images/construction-0a1b2c3d-960.avif 960w"',
    );
    expect(html).toContain('src="/images/construction-0a1b2c3d-960.webp" width="1920" height="1200"');
    expect(html).toContain('loading="lazy"');
    expect(html).not.toContain('style=');
  });

  it('loads the first picture of a page immediately', () => {
    const html = renderToStaticMarkup(<Picture picture={picture} sizes="100vw" priority />);
    expect(html).toContain('loading="eager"');
    expect(html).toContain('fetchPriority="high"');
  });
});
