import { shallowEqual, useSelector } from '@xstate/react';
import { connectionOf } from './model/connectionOf';
import type { ChatConnectionView } from './model/types';
import { useChatSession } from './useChatSession';

/** How the chat stands with the server. */
export const useChatConnection = (): ChatConnectionView =>
  useSelector(useChatSession().actor, connectionOf, shallowEqual);
