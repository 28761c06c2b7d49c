import { oneLine } from '../OneLineField.tsx';

/** kind text */
export default oneLine({ type: 'text' });
