import { oneLine } from '../OneLineField.tsx';

/** The field of kind `phone`. */
export default oneLine({ type: 'tel' });
