import { expect, test } from 'vitest';
import type { ImageFile } from '../../contracts/compiled-site.ts';
import type { PageBlock } from '../../contracts/page-data.ts';
import { classesIn, PageStyles } from './page-style.ts';
import { stylePartsOf } from './style-parts.ts';

function served(name: string, suffix: string) {
  const css = `.${name}_${suffix}{color:red}.other_${suffix}{color:blue}`;
  return [suffix, { suffix, name, css, href: `/assets/${name}.css`, parts: stylePartsOf(css) }] as const;
}

const picture = (name: string): ImageFile => ({
  picture: { name, className: `pic-${name}`, alt: '', width: 10, height: 10, hash: '', widths: [], fallback: 10 },
  file: '',
  focus: [50, 40],
  color: '#fff',
});

const pageStyles = () =>
  new PageStyles({
    baseStyle: 'body{margin:0}',
    styles: new Map([served('text', 'aaaa'), served('form', 'bbbb'), served('menu', 'cccc')]),
    entrySuffixes: ['cccc'],
    islandSuffixes: { form: ['bbbb'] },
    pictures: new Map(['pic-one', 'pic-two'].map((name) => [name, picture(name.slice(4))])),
    basePath: '',
  });

const island = { when: 'load', script: '/assets/form.js', props: {} } as const;
const form: PageBlock = { key: 'b0', type: 'form', island };

test('finds every class in HTML once, in any attribute', () => {
  const html = '<p class="a b" data-class="no"><b class="b c">class="text"</b><i class=""></i>';
  expect([...classesIn(html)]).toEqual(['a', 'b', 'c', '']);
});

test('a page gets the rules it uses, and complete sheets that scripts may need; sheets in every document are not listed', () => {
  const { css, sheets, inlined } = pageStyles().of('<p class="text_aaaa">', [form]);
  expect(css).toBe(
    'body{margin:0}.text_aaaa{color:red}.form_bbbb{color:red}.other_bbbb{color:blue}.menu_cccc{color:red}.other_cccc{color:blue}',
  );
  expect(sheets).toEqual(['/assets/text.css', '/assets/form.css']);
  expect(inlined).toEqual(['/assets/form.css']);
});

test('pages with the same classes differ only in their pictures and islands', () => {
  const styles = pageStyles();
  const one = styles.of('<p class="text_aaaa"><img class="pic-one">', []);
  const two = styles.of('<p class="text_aaaa"><img class="pic-two">', []);
  expect(two.css).toBe(one.css);
  expect(one.pictures).toBe('.pic-one{object-position:50% 40%;background-color:#fff}');
  expect(two.pictures).toBe('.pic-two{object-position:50% 40%;background-color:#fff}');
  expect(styles.of('<p class="text_aaaa">', [form]).css).not.toBe(one.css);
  expect(styles.of('<p class="other_aaaa">', []).css).not.toBe(one.css);
});
