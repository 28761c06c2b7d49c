import { oneLine } from '../OneLineField.tsx';

/** kind phone */
export default oneLine({ type: 'tel' });
