// What is typed in to sign in and to change the own account: shared by the forms and the endpoints.

import * as z from 'zod';
import { email, givenPassword } from '#contract/platform/fields.ts';

export const signInBody = z.object({ email, password: givenPassword });
