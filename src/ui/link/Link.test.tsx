import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Link, type LinkProps } from './Link.tsx';

const html = (link: string, props: Partial<LinkProps> = {}) =>
  renderToStaticMarkup(<Link link={link} label="Go" {...props} />);

describe('Link', () => {
  it.each([
    ['/contact', '<a href="/contact">Go</a>'],
    ['#form', '<a href="#form">Go</a>'],
    ['/careers#form', '<a href="/careers#form">Go</a>'],
    ['tel:+254700000000', '<a href="tel:+254700000000">Go</a>'],
    ['mailto:info@kilele.example', '<a href="mailto:info@kilele.example">Go</a>'],
  ])('opens %s in this tab', (link, expected) => {
    expect(html(link)).toBe(expected);
  });

  it.each([
    ['https://example.com/a', 'https://example.com/a'],
    ['www.example.com', 'https://www.example.com'],
  ])('opens %s in a new tab without opener or referrer, and announces that', (link, href) => {
    expect(html(link)).toBe(
      `<a href="${href}" target="_blank" rel="noopener noreferrer" aria-describedby="new-tab-hint">Go</a>`,
    );
  });

  it.each(['', '#'])('shows the coming-soon message for the target "%s"', (link) => {
    expect(html(link)).toBe('<button type="button" data-coming-soon="Go">Go</button>');
  });

  it('uses buttons to open a dialog and to go back', () => {
    expect(html('modal:mission')).toBe(
      '<button type="button" command="show-modal" commandfor="modal-mission">Go</button>',
    );
    expect(html('back:')).toBe('<button type="button" data-back="">Go</button>');
  });

  it('passes on further attributes', () => {
    expect(html('/', { reload: true })).toBe('<a href="/" data-reload="">Go</a>');
    expect(html('/market-welcome', { newTab: true })).toContain('target="_blank"');
    expect(html('/blog', { 'aria-current': 'page', className: 'a', children: 'Blog' })).toBe(
      '<a href="/blog" aria-current="page" class="a">Blog</a>',
    );
  });
});
