// What a page shows of a basket, free of schemas: whoever takes a word from here takes nothing else along.

export { REMINDER_TEXT } from './reminder-text.ts';
