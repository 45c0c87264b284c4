import { useCurrentUser } from '@ezone/shell/session';
import { NotesApp } from './NotesApp';

/** The notes of whoever is signed in. */
export const Page = () => {
  const user = useCurrentUser();
  return user && <NotesApp key={user.uuid} userId={user.uuid} />;
};
