import { useEffect, useId, useRef, useState } from 'react';
import type { PictureInfo } from '../../../contract/media.ts';
import { PICTURE_HEAD } from '../../../contract/picture-limits.ts';
import { CallError, OfflineError } from '../../client/call.ts';
import { LabelledInput } from '../../fields/frame/LabelledInput.tsx';
import { useStudio } from '../../start/studio-context.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { fill, words } from '../../words/words.ts';
import { AltFields } from './AltFields.tsx';
import styles from './PictureDetail.module.css';

interface AddPicturesProps {
  files: readonly File[];
  /** The existing picture to replace, if any. */
  replaces?: PictureInfo;
  /** Called with the last picture that was added, if any. */
  onDone: (picture: PictureInfo | undefined) => void;
}

/** Dialogs that ask for name and alt text of new pictures, one after the other, and upload them. */
export function AddPictures({ files, replaces, onDone }: AddPicturesProps) {
  const [index, setIndex] = useState(0);
  const [last, setLast] = useState<PictureInfo>();
  const file = files[index];
  const next = (picture: PictureInfo | undefined) => {
    if (picture) setLast(picture);
    if (index + 1 < files.length) setIndex(index + 1);
    else onDone(picture ?? last);
  };
  if (!file) return null;
  const which = fill(words.pictures.which, { number: index + 1, all: files.length });
  return (
    <AddPicture
      key={index}
      file={file}
      which={files.length > 1 ? which : undefined}
      replaces={replaces}
      onNext={next}
      onClose={() => onDone(last)}
    />
  );
}

interface AddPictureProps {
  file: File;
  /** Its number among the pictures, in words; undefined for a single picture. */
  which: string | undefined;
  replaces: PictureInfo | undefined;
  onNext: (picture: PictureInfo | undefined) => void;
  onClose: () => void;
}

function AddPicture({ file, which, replaces, onNext, onClose }: AddPictureProps) {
  const src = useObjectAddress(file);
  const [name, setName] = useState(file.name.replace(/\.[a-z0-9]+$/i, ''));
  const [{ alt, isDecoration }, setAlt] = useState({ alt: '', isDecoration: false });
  const refusal = useRefusal(file);
  const { send, isSending, problem } = useUpload(file, replaces, onNext);
  const { pictures: said } = words;
  const message = refusal ?? problem?.message;
  const title = replaces ? fill(said.replaceTitle, { name: replaces.name }) : said.addTitle;
  const form = useId();
  const inputs = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem?.isAltMissing) inputs.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problem]);
  const isReady = !isSending && refusal === undefined;
  return (
    <Dialog
      title={which === undefined ? title : `${title} · ${which}`}
      size="medium"
      onClose={onClose}
      actions={
        <>
          {which !== undefined && <Button onClick={() => onNext(undefined)}>{said.skip}</Button>}
          <Button look="primary" icon="upload" type="submit" form={form} disabled={!isReady}>
            {isSending ? said.sending : replaces ? said.sendReplace : said.send}
          </Button>
        </>
      }
    >
      <form
        ref={inputs}
        id={form}
        className={styles.adding}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) void send({ name, alt, isDecoration });
        }}
      >
        <span className={styles.preview}>{src && refusal === undefined && <img src={src} alt={said.preview} />}</span>
        <div className={styles.form}>
          {replaces ? (
            <p className="hint pretty">{said.replaceHelp}</p>
          ) : (
            <div className={styles.alt}>
              <LabelledInput
                label={said.name}
                labelClassName="label"
                spellCheck={false}
                value={name}
                onChange={setName}
              />
            </div>
          )}
          <AltFields
            isMissing={problem?.isAltMissing && !isDecoration && alt === ''}
            alt={alt}
            isDecoration={isDecoration}
            onChange={(words, isOnlyDecoration) => setAlt({ alt: words, isDecoration: isOnlyDecoration })}
          />
          <div role="alert">{message !== undefined && <p className={styles.problem}>{message}</p>}</div>
        </div>
      </form>
    </Dialog>
  );
}

/** The user's input for a picture. */
interface Described {
  name: string;
  alt: string;
  isDecoration: boolean;
}

/** Why a picture was not sent; a new object each time. */
interface Problem {
  message: string;
  isAltMissing?: boolean;
}

/** Returns a function that uploads a picture, and its state. Refuses a picture without alt text. */
function useUpload(file: File, replaces: PictureInfo | undefined, onSent: (picture: PictureInfo) => void) {
  const studio = useStudio();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const send = async ({ name, alt, isDecoration }: Described) => {
    if (!isDecoration && alt.trim() === '') return setProblem({ message: words.pictures.needsAlt, isAltMissing: true });
    setSending(true);
    setProblem(undefined);
    try {
      await studio.ready();
      const data = await base64Of(file);
      const ask = { name: replaces?.name ?? name, data, replaces: replaces !== undefined, alt };
      const done = await studio.call('picture', ask);
      await studio.changed(done, ['images.json']);
      onSent(done.picture);
    } catch (error) {
      setSending(false);
      const isAnswer = error instanceof Error && !(error instanceof OfflineError);
      setProblem({ message: isAnswer ? error.message : words.offline.later });
    }
  };
  return { send, isSending, problem };
}

/** Why the server would refuse to upload a file, judging by its first bytes; undefined if it would not. */
function useRefusal(file: File): string | undefined {
  const studio = useStudio();
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    const ask = async () => {
      const head = await base64Of(file.slice(0, PICTURE_HEAD));
      await studio.call('picture-type', { size: file.size, head });
    };
    ask().catch((error: unknown) => {
      // A server that is offline is reported elsewhere; the file is checked again when it is uploaded.
      if (error instanceof CallError) setRefusal(error.message);
    });
  }, [studio, file]);
  return refusal;
}

/** An object URL of a local file. */
function useObjectAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

async function base64Of(file: Blob): Promise<string> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  return address.slice(address.indexOf(',') + 1);
}
