import buttonStyles from '../Button.module.css';
import styles from './Alert.later.module.css';

let count = 0;

function button(label: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = `${buttonStyles.button} ${buttonStyles.primary} ${styles.ok}`;
  element.autofocus = true;
  element.textContent = label;
  return element;
}

function paragraph(id: string, className: string, words: string): HTMLParagraphElement {
  const element = document.createElement('p');
  element.id = id;
  element.className = className;
  element.textContent = words;
  return element;
}

/**
 * Shows a message in a modal alert, like window.alert, until its button or Escape closes it. The button has the focus,
 * which returns to its previous element when the promise resolves. `detail`: additional text below the message.
 */
export function showAlert(message: string, okLabel: string, detail?: string): Promise<void> {
  const dialog = document.createElement('dialog');
  const ok = button(okLabel);
  count += 1;
  const text = paragraph(`alert-${count}`, `${styles.message}`, message);
  dialog.className = `${styles.alert}`;
  dialog.dataset.tone = 'paper';
  dialog.role = 'alertdialog';
  dialog.setAttribute('aria-labelledby', text.id);
  dialog.append(text);
  if (detail !== undefined) {
    dialog.setAttribute('aria-describedby', `${text.id}-detail`);
    dialog.append(paragraph(`${text.id}-detail`, `${styles.detail}`, detail));
  }
  dialog.append(ok);
  document.body.append(dialog);
  ok.addEventListener('click', () => dialog.close());
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve();
    });
  });
}
