// placeholder
import { writeMessageTypes } from './messages/message-types.ts';

writeMessageTypes();
