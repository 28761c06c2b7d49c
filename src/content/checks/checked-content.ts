import type { Content } from '../read/content.ts';
import type { Issue } from '../report/issues.ts';
import type { Validator } from '../schema/validator/validator.ts';

/** A content folder and its issues. */
export interface CheckedContent {
  content: Content;
  validator: Validator;
  issues: Issue[];
}
