import { describe, expect, it } from 'vitest';
import { textPieces } from './rich-text.ts';

describe('textPieces', () => {
  it('returns plain text as one piece', () => {
    expect(textPieces('Five sectors.')).toEqual([{ kind: 'text', text: 'Five sectors.' }]);
  });

  it('finds bold words and links, in order', () => {
    expect(textPieces('Talk to [our team](/contact) about **25%**.')).toEqual([
      { kind: 'text', text: 'Talk to ' },
      { kind: 'link', text: 'our team', link: '/contact' },
      { kind: 'text', text: ' about ' },
      { kind: 'bold', text: '25%' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('accepts a link without a target, which shows the coming-soon message', () => {
    expect(textPieces('[Soon]()')).toEqual([{ kind: 'link', text: 'Soon', link: '' }]);
  });

  it('keeps unclosed markup as text', () => {
    expect(textPieces('2 ** 3 and [open](/a b)')).toEqual([{ kind: 'text', text: '2 ** 3 and [open](/a b)' }]);
  });
});
