import buttonStyles from '../Button.module.css';
import styles from './Alert.later.module.css';

let count = 0;

function paragraph(id: string, className: string, textContent: string): HTMLParagraphElement {
  return Object.assign(document.createElement('p'), { id, className, textContent });
}

/**
 * Shows a message in a modal alert, like window.alert, until its button or Escape closes it. The button has the focus,
 * which returns to its previous element when the promise resolves. `detail`: additional text below the message.
 */
export function showAlert(message: string, okLabel: string, detail?: string): Promise<void> {
  const dialog = document.createElement('dialog');
  const ok = Object.assign(document.createElement('button'), {
    type: 'button',
    className: `${buttonStyles.button} ${buttonStyles.primary} ${styles.ok}`,
    autofocus: true,
    textContent: okLabel,
  });
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
