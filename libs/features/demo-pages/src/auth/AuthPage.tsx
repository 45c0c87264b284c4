import { Navigate, matchPath, useLocation } from 'react-router-dom';
import { authPages } from '../paths';
import { AuthForm } from './AuthForm';
import { looks } from './looks';

/** The page around signing in that the address names. */
export const Page = () => {
  const { pathname } = useLocation();
  // As the router sees it: the case of letters and a slash at the end make no other page.
  const page = authPages.find(({ path }) => matchPath(path, pathname));
  if (!page) return <Navigate to="/pages/errors/error-404" replace />;
  const { kind, look, path } = page;
  const Look = looks[look];
  return (
    <Look>
      {/* What is typed on one page does not stand on the next. */}
      <AuthForm key={path} {...{ kind, look }} />
    </Look>
  );
};
