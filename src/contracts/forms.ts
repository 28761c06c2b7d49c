/** Types of forms and their mails, in the browser and on the server. */
import type { Email, Form } from '../generated/types.ts';
import type { Deliverable } from './resolved.ts';

/** A form as FormView renders it and the server validates it. */
export type FormDefinition = Deliverable<Form>;

export type FormField = FormDefinition['fields'][number];

export type EmailDefinition = Email & { id: string };
