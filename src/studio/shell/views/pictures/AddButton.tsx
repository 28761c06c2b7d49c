import { uiTexts } from '../../i18n/ui-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { chooseFiles } from './use-dropped-files.ts';

interface AddButtonProps {
  variant?: 'primary' | 'plain';
  /** Whether several files can be chosen at once. */
  isMany?: boolean;
  onAdd: (files: readonly File[]) => void;
}

/** A button that opens the file dialog for pictures. */
export function AddButton({ variant, isMany, onAdd }: AddButtonProps) {
  return (
    <Button variant={variant} icon="upload" onClick={() => chooseFiles(onAdd, isMany)}>
      {isMany ? uiTexts.pictures.add : uiTexts.pictures.addTitle}
    </Button>
  );
}
