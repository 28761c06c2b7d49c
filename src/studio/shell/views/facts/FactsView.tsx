import { useState } from 'react';
import { isObject, pointerStep, pointerSteps, property } from '../../../../content/read/json.ts';
import { useObserved } from '../../client/observable.ts';
import { uiTexts } from '../../i18n/ui-texts.ts';
import { useNavigation, useStudio } from '../../start/window-context.ts';
import { EmptyState, Pending } from '../../ui/EmptyState.tsx';
import { BrokenFile } from '../../workspace/BrokenFile.tsx';
import { Columns } from '../../workspace/Columns.tsx';
import type { ViewProps } from '../view-props.ts';
import { FactDetail } from './FactDetail.tsx';
import { FactList } from './FactList.tsx';
import { NewFact } from './NewFact.tsx';

/** The view of the facts that texts quote. */
export function FactsView({ kind, location }: ViewProps) {
  const studio = useStudio();
  const navigation = useNavigation();
  const file = studio.file(kind?.path ?? '');
  const { data, isLoaded, failure } = useObserved(file.view);
  const [isAdding, setAdding] = useState(false);
  if (!kind || !isLoaded || failure !== undefined) return <Pending failure={failure} />;
  if (data === undefined) return <BrokenFile file={file} Heading="h1" />;
  const { facts } = uiTexts;
  const names = Object.keys(isObject(data) ? data : {}).filter((name) => name !== '$schema');
  const [named = names[0]] = pointerSteps(location.at ?? '');
  const chosen = names.includes(named ?? '') ? named : undefined;
  const choose = (name: string | undefined) =>
    navigation.go({ view: kind.name, ...(name !== undefined && { at: pointerStep(name) }) });
  return (
    <>
      <Columns
        list={<FactList data={data} names={names} chosen={chosen} onChoose={choose} onAdd={() => setAdding(true)} />}
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
