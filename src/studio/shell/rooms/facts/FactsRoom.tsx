import { useDeferredValue, useMemo, useState } from 'react';
import { isObject, pointerStep, pointerSteps, property, textProperty } from '../../../../content/read/json.ts';
import { useObserved } from '../../client/observable.ts';
import controls from '../../fields/frame/controls.module.css';
import { useNavigation } from '../../start/navigation.ts';
import { useStudio } from '../../start/studio-context.ts';
import { IconButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { fill, words } from '../../words/words.ts';
import { BrokenFile } from '../../workspace/BrokenFile.tsx';
import { Columns } from '../../workspace/Columns.tsx';
import list from '../../workspace/FileList.module.css';
import type { RoomProps } from '../room-props.ts';
import { FactDetail } from './FactDetail.tsx';
import { NewFact } from './NewFact.tsx';

/** The figures that pages quote, each with where it is quoted. */
export function FactsRoom({ kind, location }: RoomProps) {
  const studio = useStudio();
  const navigation = useNavigation();
  const file = useMemo(() => studio.file(kind?.place ?? ''), [studio, kind]);
  const { data, isLoaded, failure } = useObserved(file.view);
  const [query, setQuery] = useState('');
  const [isAdding, setAdding] = useState(false);
  const wanted = useDeferredValue(query.trim().toLowerCase());
  if (failure !== undefined) return <EmptyState icon="circle-alert" title={failure} />;
  if (!kind || !isLoaded) return <EmptyState icon="loader-circle" title={words.list.loading} />;
  if (data === undefined) return <BrokenFile file={file} />;
  const { facts } = words;
  const names = Object.keys(isObject(data) ? data : {}).filter((name) => name !== '$schema');
  const [named = names[0]] = pointerSteps(location.at ?? '');
  const chosen = names.includes(named ?? '') ? named : undefined;
  const choose = (name: string | undefined) =>
    navigation.go({ room: kind.name, ...(name !== undefined && { at: pointerStep(name) }) });
  const shown = names.filter((name) =>
    JSON.stringify([name, property(data, name)])
      .toLowerCase()
      .includes(wanted),
  );
  return (
    <>
      <Columns
        list={
          <>
            <header className={list.header}>
              <h1 className={list.title}>{facts.title}</h1>
              <span className={list.count}>{names.length}</span>
              <IconButton icon="plus" label={facts.add} onClick={() => setAdding(true)} />
            </header>
            <div className={list.search}>
              <input
                type="search"
                className={controls.control}
                aria-label={facts.search}
                placeholder={facts.search}
                value={query}
                onChange={({ target }) => setQuery(target.value)}
              />
            </div>
            <ul className={list.list} aria-label={facts.title}>
              {shown.map((name) => (
                <li key={name}>
                  <button
                    type="button"
                    className={list.file}
                    aria-current={name === chosen || undefined}
                    onClick={() => choose(name)}
                  >
                    <span className={list.name}>{textProperty(property(data, name), 'value')}</span>
                    <span className={list.path}>{textProperty(property(data, name), 'meaning') ?? name}</span>
                  </button>
                </li>
              ))}
            </ul>
            {shown.length === 0 && (
              <p className={list.none}>
                {names.length === 0 ? facts.empty : fill(words.list.noMatch, { words: query })}
              </p>
            )}
          </>
        }
        middle={
          chosen !== undefined ? (
            <FactDetail
              key={chosen}
              kind={kind}
              file={file}
              name={chosen}
              fact={property(data, chosen)}
              onGone={choose}
            />
          ) : (
            <EmptyState icon="sigma" title={names.length === 0 ? facts.empty : facts.pick}>
              {names.length === 0 ? facts.emptyHelp : facts.help}
            </EmptyState>
          )
        }
      />
      {isAdding && (
        <NewFact
          taken={names}
          onClose={() => setAdding(false)}
          onCreate={(name) => {
            setAdding(false);
            file.edit([{ type: 'insert', at: pointerStep(name), value: { value: '', meaning: '' } }], {
              title: facts.add,
            });
            choose(name);
          }}
        />
      )}
    </>
  );
}
