import check from '../../findings.json';
import { type Sentences, SentenceTranslator } from './sentences.ts';

/**
 * The translator of findings into one language.
 * @param own rewords the sentences that speak of lines of a file, which the studio does in every language
 * @param translations of all others by their English, with {gaps}; English has none, since it shows them unchanged
 * @param labelOf returns the label of a property, by its name in English words
 */
export function findingTranslator(
  own: Sentences,
  translations: Readonly<Record<string, string>>,
  labelOf: (name: string) => string,
): SentenceTranslator {
  const untranslated = Object.fromEntries(Object.keys(translations).map((text) => [text, text]));
  return new SentenceTranslator(
    { phrases: check.phrases, sentences: { ...check.sentences, ...untranslated } },
    { nouns: {}, phrases: own.phrases, sentences: { ...own.sentences, ...translations } },
    labelOf,
  );
}
