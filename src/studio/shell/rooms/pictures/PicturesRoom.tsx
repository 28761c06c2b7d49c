import { useDeferredValue, useState } from 'react';
import { pointerStep, pointerSteps } from '../../../../content/read/json.ts';
import type { PictureInfo } from '../../../contract/media.ts';
import { useObserved } from '../../client/observable.ts';
import { useNavigation } from '../../start/navigation.ts';
import { useStudio } from '../../start/studio-context.ts';
import { EmptyState, Pending } from '../../ui/EmptyState.tsx';
import { words } from '../../words/words.ts';
import { Columns } from '../../workspace/Columns.tsx';
import type { RoomProps } from '../room-props.ts';
import { useAnswer } from '../use-answer.ts';
import { AddPictures } from './AddPictures.tsx';
import { PictureDetail } from './PictureDetail.tsx';
import { PictureGrid } from './PictureGrid.tsx';
import { PicturesBar } from './PicturesBar.tsx';
import styles from './PicturesRoom.module.css';
import { matchesQuery, type PictureQuery } from './picture-filter.ts';
import { useDroppedFiles } from './use-dropped-files.ts';

/** The room of the pictures. New ones can be dropped or pasted. */
export function PicturesRoom({ kind, location }: RoomProps) {
  const studio = useStudio();
  const navigation = useNavigation();
  const { revision } = useObserved(studio.state);
  const { answer, failure } = useAnswer('pictures', {}, { reason: revision });
  const [added, setAdded] = useState<readonly File[]>([]);
  const isOver = useDroppedFiles(setAdded);
  if (!answer || !kind) return <Pending failure={failure} />;
  const { pictures } = answer;
  const [name] = pointerSteps(location.at ?? '');
  const chosen = pictures.find((picture) => picture.name === name);
  const choose = (other: string | undefined) =>
    navigation.go({ room: kind.name, ...(other !== undefined && { at: pointerStep(other) }) });
  return (
    <div className={styles.room}>
      <Columns
        middle={
          <PictureChoice
            pictures={pictures}
            chosen={chosen?.name}
            onChoose={(picture) => choose(picture.name)}
            onAdd={setAdded}
          />
        }
        fields={
          chosen ? (
            <PictureDetail key={chosen.name} picture={chosen} file={kind.place} onGone={choose} />
          ) : (
            <EmptyState icon="image" title={words.pictures.pick}>
              {words.pictures.pickHelp}
            </EmptyState>
          )
        }
      />
      {isOver && (
        <div className={styles.over} aria-hidden="true">
          {words.pictures.drop}
        </div>
      )}
      {added.length > 0 && (
        <AddPictures
          files={added}
          onDone={(picture) => {
            setAdded([]);
            if (picture) choose(picture.name);
          }}
        />
      )}
    </div>
  );
}

interface PictureChoiceProps {
  pictures: readonly PictureInfo[];
  chosen: string | undefined;
  onChoose: (picture: PictureInfo) => void;
  onAdd: (files: readonly File[]) => void;
}

/** The pictures that match the search and filter. */
function PictureChoice({ pictures, chosen, onChoose, onAdd }: PictureChoiceProps) {
  const [wanted, setWanted] = useState<PictureQuery>({ query: '', filter: 'all' });
  const late = useDeferredValue(wanted);
  const shown = pictures.filter((picture) => matchesQuery(picture, late));
  return (
    <div className={styles.middle}>
      <PicturesBar pictures={pictures} wanted={wanted} onWant={setWanted} onAdd={onAdd} />
      {pictures.length === 0 && (
        <EmptyState icon="images" title={words.pictures.empty}>
          {words.pictures.emptyHelp}
        </EmptyState>
      )}
      {pictures.length > 0 && shown.length === 0 && <EmptyState icon="images" title={words.pictures.noneFit} />}
      <PictureGrid pictures={shown} chosen={chosen} onChoose={onChoose} />
    </div>
  );
}
