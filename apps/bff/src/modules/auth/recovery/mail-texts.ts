/** The languages that mails are written in: those of the web app. */
export const MAIL_LANGUAGES = ['en', 'tr', 'ar'] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

type Text = { subject: string; text: string };

/** What somebody is sent who has forgotten their password. */
export const resetMail = (language: MailLanguage, name: string, link: string): Text =>
  ({
    en: {
      subject: 'Choose a new password for Ezone',
      text: `Hello ${name},

somebody, most likely you, asked for a new password for your account at Ezone. Choose it here:

${link}

The link works once, and for one hour. If it was not you, do nothing: your password stays as it is.
`,
    },
    tr: {
      subject: 'Ezone için yeni bir parola seçin',
      text: `Merhaba ${name},

birisi, büyük olasılıkla siz, Ezone hesabınız için yeni bir parola istedi. Parolanızı buradan seçin:

${link}

Bağlantı bir kez ve bir saat boyunca çalışır. İsteyen siz değilseniz bir şey yapmayın: parolanız olduğu gibi kalır.
`,
    },
    ar: {
      subject: 'اختر كلمة مرور جديدة لحسابك في Ezone',
      text: `مرحبًا ${name}،

طلب أحدهم، وعلى الأرجح أنت، كلمة مرور جديدة لحسابك في Ezone. اخترها هنا:

${link}

يعمل الرابط مرة واحدة ولمدة ساعة. إن لم تكن أنت من طلبه فلا تفعل شيئًا: تبقى كلمة مرورك كما هي.
`,
    },
  })[language];

/** What somebody is sent whom an administrator invites. */
export const invitationMail = (language: MailLanguage, name: string, by: string, link: string): Text =>
  ({
    en: {
      subject: 'You are invited to Ezone',
      text: `Hello ${name},

${by} invites you to Ezone. Choose a password for your account here:

${link}

The link works once, and for seven days. If you do not know what this is about, do nothing: nobody can sign in with your address.
`,
    },
    tr: {
      subject: 'Ezone’a davet edildiniz',
      text: `Merhaba ${name},

${by} sizi Ezone’a davet ediyor. Hesabınızın parolasını buradan seçin:

${link}

Bağlantı bir kez ve yedi gün boyunca çalışır. Bunun ne olduğunu bilmiyorsanız bir şey yapmayın: adresinizle kimse oturum açamaz.
`,
    },
    ar: {
      subject: 'أنت مدعو إلى Ezone',
      text: `مرحبًا ${name}،

يدعوك ${by} إلى Ezone. اختر كلمة مرور لحسابك هنا:

${link}

يعمل الرابط مرة واحدة ولمدة سبعة أيام. إن لم تكن تعرف ما هذا فلا تفعل شيئًا: لا يستطيع أحد تسجيل الدخول بعنوانك.
`,
    },
  })[language];

/** What somebody is told whose password was chosen anew by such a link. */
export const resetDoneMail = (name: string): Text => ({
  subject: 'Your password for Ezone was changed',
  text: `Hello ${name},

the password of your account at Ezone was changed by a link that we sent to this address, and all your sessions were ended.
If it was not you, tell an administrator.
`,
});
