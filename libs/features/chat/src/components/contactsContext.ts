import { createContext } from 'react';
import type { ChatContact } from '../model/types';

/** The contacts of the list around, by id. */
export const ContactsContext = createContext<ReadonlyMap<string, ChatContact>>(new Map());
