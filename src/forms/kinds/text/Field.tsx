import { oneLine } from '../OneLineField.tsx';

/** The field of kind `text`. */
export default oneLine({ type: 'text' });
