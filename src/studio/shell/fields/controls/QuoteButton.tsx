import { FactTool } from './RichTools.tsx';

interface QuoteButtonProps {
  /** The field into which the placeholder is inserted, at the cursor. */
  controlId: string;
  text: string;
  onChange: (text: string) => void;
}

/** A button to choose a fact, whose placeholder ({{facts.name}}) is inserted into the text. */
export function QuoteButton({ controlId, text, onChange }: QuoteButtonProps) {
  const quote = (name: string) => {
    const control = document.getElementById(controlId);
    const at = control instanceof HTMLTextAreaElement ? control.selectionEnd : text.length;
    onChange(`${text.slice(0, at)}{{facts.${name}}}${text.slice(at)}`);
    control?.focus();
  };
  return <FactTool onPick={quote} />;
}
