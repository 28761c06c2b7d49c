import { pointerStep, textProperty } from '../../../content/read/json.ts';
import { referenceKinds } from '../../../content/references/reference-kinds.ts';
import { displayNoun } from '../../../content/schema/nouns.ts';
import { type ContentKind, isCollection } from '../../../content/schema/schemas.ts';
import { type FileInfo, type KindInfo, publishingDays } from '../../contract/files.ts';
import type { Overview } from '../../contract/state.ts';
import type { Studio } from '../studio.ts';
import { dataOf, idOf, kindOfFile, titleInFile, titleOfFile } from './file-titles.ts';
import { pathsOfFile } from './paths-of-file.ts';
import { stateOf } from './studio-state.ts';

/** An overview of all files and their state. @param pageOrigin the origin of previewed pages */
export function overview(studio: Studio, pageOrigin: string): Overview {
  return {
    siteName: textProperty(dataOf(studio, 'site.json'), 'name') ?? '',
    pageOrigin,
    kinds: studio.kinds.map((kind): KindInfo => {
      const { name, place, isFolder, schema } = kind;
      const description = textProperty(schema.schema, 'description') ?? '';
      const shared = { name, path: place, noun: displayNoun(schema.title), description, isFolder };
      return {
        ...shared,
        isCollection: isCollection(kind),
        schema: schema.path,
        named: namedIn(studio, name),
        namedByField: namedByField(studio, name),
      };
    }),
    files: filesOf(studio),
    state: stateOf(studio),
  };
}

/** Where files of a kind define names. */
function namedIn({ kinds }: Studio, kindName: string): KindInfo['named'] {
  return [...referenceKinds(kinds)].flatMap(([of, { names }]) => {
    if (names?.type === 'key' && names.contentType === kindName)
      return [{ of, at: names.property === undefined ? '' : pointerStep(names.property) }];
    if (names?.type === 'item' && names.contentType === kindName)
      return [{ of, at: pointerStep(names.list), by: names.property }];
    return [];
  });
}

/** The reference kinds whose names are written in a field of a section, anywhere in files of a kind. */
function namedByField({ kinds }: Studio, kindName: string): KindInfo['namedByField'] {
  return [...referenceKinds(kinds)].flatMap(([of, { names }]) =>
    names?.type === 'section' && names.contentType === kindName ? [of] : [],
  );
}

/** Whether a collection entry is hidden from visitors, apart from its publishing days. */
function isDraft({ live }: Studio, kind: ContentKind, file: string): boolean {
  return isCollection(kind) && live.content?.publicIds(kind.name).has(idOf(file)) === false;
}

function filesOf(studio: Studio): FileInfo[] {
  const unsaved = new Set(studio.draft.unsavedFiles());
  return studio.draft.files().flatMap((file): FileInfo[] => {
    const kind = kindOfFile(studio, file);
    if (!kind) return [];
    const title = titleOfFile(studio, file);
    const ownTitle = titleInFile(studio, file);
    const change = !unsaved.has(file) ? 'none' : studio.draft.isSaved(file) ? 'changed' : 'added';
    return [
      {
        file,
        kind: kind.name,
        id: kind.isFolder ? idOf(file) : kind.name,
        title,
        ...(ownTitle !== undefined && ownTitle !== title && { ownTitle }),
        change,
        isDraft: isDraft(studio, kind, file),
        published: publishingDays(dataOf(studio, file)),
        paths: pathsOfFile(studio, file),
      },
    ];
  });
}
