import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import styled from 'styled-components';

const Main = styled.main`
  padding: 2rem;
`;

const Button = styled.button`
  min-height: 4rem;
`;

const Page = () => createElement(Main, null, createElement('h1', null, 'Bare'), createElement(Button, null, 'Press'));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(
  createElement(RouterProvider, { router: createBrowserRouter([{ path: '*', Component: Page }]) }),
);
