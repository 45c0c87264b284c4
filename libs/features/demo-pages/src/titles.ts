import { defineMessages } from 'react-intl';

/** Titles of the pages, in the menu and in the browser's tab: those around signing in by their paths. */
export const authTitles = defineMessages({
  '/pages/auth/login': { id: 'menu.demo.login', defaultMessage: 'Login page' },
  '/pages/auth/login-2': { id: 'menu.demo.login2', defaultMessage: 'Login page 2' },
  '/pages/auth/login-3': { id: 'menu.demo.login3', defaultMessage: 'Login page 3' },
  '/pages/auth/register': { id: 'menu.demo.register', defaultMessage: 'Register page' },
  '/pages/auth/register-2': { id: 'menu.demo.register2', defaultMessage: 'Register page 2' },
  '/pages/auth/register-3': { id: 'menu.demo.register3', defaultMessage: 'Register page 3' },
  '/pages/auth/forgot-password': { id: 'menu.demo.forgotPassword', defaultMessage: 'Forgot password' },
  '/pages/auth/forgot-password-2': { id: 'menu.demo.forgotPassword2', defaultMessage: 'Forgot password 2' },
  '/pages/auth/reset-password': { id: 'menu.demo.resetPassword', defaultMessage: 'Reset password' },
  '/pages/auth/reset-password-2': { id: 'menu.demo.resetPassword2', defaultMessage: 'Reset password 2' },
  '/pages/auth/lock': { id: 'menu.demo.lock', defaultMessage: 'Lock screen' },
  '/pages/auth/mail-confirm': { id: 'menu.demo.mailConfirm', defaultMessage: 'Confirm email' },
});

export const demoTitles = defineMessages({
  comingSoon: { id: 'menu.demo.comingSoon', defaultMessage: 'Coming soon' },
  maintenance: { id: 'menu.demo.maintenance', defaultMessage: 'Maintenance' },
});

export const pricingTitles = defineMessages({
  style1: { id: 'menu.pricing.style1', defaultMessage: 'Pricing: cards' },
  style2: { id: 'menu.pricing.style2', defaultMessage: 'Pricing: comparison' },
  style3: { id: 'menu.pricing.style3', defaultMessage: 'Pricing: with questions' },
});

/** Titles of the folders of the menu that hold them. */
export const folderTitles = defineMessages({
  auth: { id: 'menu.demo.authentication', defaultMessage: 'Authentication' },
  pricing: { id: 'menu.pricing.title', defaultMessage: 'Pricing' },
});
