import styles from './Alert.module.css';
import buttonStyles from './Button.module.css';

let count = 0;

function button(label: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = `${buttonStyles.button} ${buttonStyles.primary} ${styles.ok}`;
  element.autofocus = true;
  element.textContent = label;
  return element;
}

/**
 * Shows a message in a modal alert, which takes the place of window.alert, until its button or Escape closes it.
 * The focus is on the button meanwhile, and back where it was when the promise resolves.
 */
export function showAlert(message: string, okLabel: string): Promise<void> {
  const dialog = document.createElement('dialog');
  const text = document.createElement('p');
  const ok = button(okLabel);
  count += 1;
  text.id = `alert-${count}`;
  text.className = `${styles.message}`;
  text.textContent = message;
  dialog.className = `${styles.alert}`;
  dialog.dataset.tone = 'paper';
  dialog.role = 'alertdialog';
  dialog.setAttribute('aria-labelledby', text.id);
  dialog.append(text, ok);
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
