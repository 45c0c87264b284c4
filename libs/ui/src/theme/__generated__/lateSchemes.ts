// Written by `npx nx run ui:schemes` from seeds.ts; a spec fails when the two part.
export const LATE_SCHEMES = {
  sky:
    '#f2f7fb #ffffff #e9eff3 #ffffff #d8dee2 #c3ccd2 #7f8990 #1a2328 #5a636a #1a23280e #007eb8 #0d181e #070c0f52 #636d74 #ffffff #edf1f3 #4c5458 #586268 #0071aa #ffffff #dbf4ff #005a82 #0069a0 #007b35 #ffffff #e0f7e5 #076331 #007731 #a35700 #ffffff #ffecd8 #7b4200 #914c00 #b74441 #ffffff #ffe8e4 #863531 #a53332 #0070b3 #ffffff #dcf4ff #00588a #0067a6 #007bb2 #cf6a62 #7e4d9c #998902 #008f74 #934a00',
  ocean:
    '#f4fbfb #ffffff #ecf2f3 #ffffff #dbe1e2 #c3cdce #808c8d #1a2425 #5a6667 #1a24250e #008693 #0a191a #070c0d52 #636e70 #ffffff #edf1f1 #4c5455 #586364 #007885 #ffffff #d8f7fb #005f68 #00707c #007e38 #ffffff #e0f7e5 #076331 #007731 #a55900 #ffffff #ffecd8 #7b4200 #914c00 #b94642 #ffffff #ffe8e4 #863531 #a53332 #0070b3 #ffffff #dcf4ff #00588a #0067a6 #008391 #ca6992 #595bae #bc7a19 #3e8b44 #9d3d31',
  forest:
    '#f6fbf7 #ffffff #edf2ef #ffffff #dce1de #c5cdc7 #838c85 #1c241f #5c645e #1c241f0e #298954 #0f1912 #080c0952 #666e68 #ffffff #eef1ef #4e5450 #5a635d #187c49 #ffffff #dff8e6 #1f613c #037441 #007e38 #ffffff #e0f7e5 #076331 #007731 #a55900 #ffffff #ffecd8 #7b4200 #914c00 #b94642 #ffffff #ffe8e4 #863531 #a53332 #0070b3 #ffffff #dcf4ff #00588a #0067a6 #14874e #a078cd #00719f #d16a6c #907500 #8f3e77',
  olive:
    '#f6f7f1 #ffffff #edefe8 #ffffff #dcded7 #c9ccc2 #86897d #212319 #616358 #2123190e #6f7d28 #15170d #0b0c0752 #696c60 #ffffff #f0f1ed #52544b #5f6257 #65721b #ffffff #eef4db #4f581e #5b680a #007b35 #ffffff #e0f7e5 #076331 #007731 #a35700 #ffffff #ffecd8 #7b4200 #914c00 #b74441 #ffffff #ffe8e4 #863531 #a53332 #0070b3 #ffffff #dcf4ff #00588a #0067a6 #6b7b00 #6784d8 #007877 #c16aa1 #af6112 #704b9c',
  amber:
    '#fcf8f3 #ffffff #f4f0eb #ffffff #e3dfda #cfcac2 #8f887f #262119 #696259 #2621190e #a16600 #1b150c #0e0b0752 #736c63 #ffffff #f2f0ed #56524b #665f57 #b77700 #140e06 #feeed7 #744800 #b07100 #007e38 #ffffff #e0f7e5 #076331 #007731 #a55900 #ffffff #ffecd8 #7b4200 #914c00 #b94642 #ffffff #ffe8e4 #863531 #a53332 #0070b3 #ffffff #dcf4ff #00588a #0067a6 #9c6400 #0093c0 #137a3d #9b79d0 #b7535d #335ea9',
  sand:
    '#f9f4eb #ffffff #f0ece3 #ffffff #dfdad2 #d1cabc #8e8575 #282113 #675f50 #2821130e #936a4f #1a150b #0d0b0752 #71695a #ffffff #f3f0ea #585247 #675f50 #896247 #ffffff #fbede4 #684b38 #7d563c #007b35 #ffffff #e0f7e5 #076331 #007731 #a15600 #ffffff #ffecd8 #7b4200 #914c00 #b64340 #ffffff #ffe8e4 #863531 #a53332 #006fb1 #ffffff #dcf4ff #00588a #0067a6 #aa5910 #0094a3 #4c7410 #797dd4 #b1537b #0067a2',
  crimson:
    '#fcf8f7 #ffffff #f3f0ef #ffffff #e2dfde #cec9c7 #8e8885 #25201f #686260 #25201f0e #cc3143 #1e130f #0f0a0852 #726c6a #ffffff #f2efef #565150 #655f5d #ca2f42 #ffffff #ffe7e6 #912530 #b30f2f #007e38 #ffffff #e0f7e5 #076331 #007731 #a55900 #ffffff #ffecd8 #7b4200 #914c00 #b94642 #ffffff #ffe8e4 #863531 #a53332 #0070b3 #ffffff #dcf4ff #00588a #0067a6 #b14d51 #009b77 #7c6400 #368ed0 #995ba6 #00707c',
  rose:
    '#fdf5f7 #ffffff #f4ecef #ffffff #e3dbdd #d3c7ca #918387 #291e22 #6b5e62 #291e220e #bd3e74 #1e1216 #0f090b52 #75686c #ffffff #f3eff0 #595052 #6a5c60 #ba3a71 #ffffff #ffe7f0 #862d52 #a52560 #007b35 #ffffff #e0f7e5 #076331 #007731 #a35700 #ffffff #ffecd8 #7b4200 #914c00 #b74441 #ffffff #ffe8e4 #863531 #a53332 #0070b3 #ffffff #dcf4ff #00588a #0067a6 #ab4d71 #449854 #915700 #0093bb #8164b9 #007366',
  plum:
    '#fcf7fc #ffffff #f4eff4 #ffffff #e2dee3 #cfc8cf #908790 #261f26 #686068 #261f260e #a14da7 #1b131b #0d0a0d52 #726a72 #ffffff #f2eff2 #565056 #655d65 #9e4aa4 #ffffff #fde9fd #723776 #8b3891 #007e38 #ffffff #e0f7e5 #076331 #007731 #a55900 #ffffff #ffecd8 #7b4200 #914c00 #b94642 #ffffff #ffe8e4 #863531 #a53332 #0070b3 #ffffff #dcf4ff #00588a #0067a6 #97549b #869021 #a24725 #009a94 #5174c4 #0d7435',
  violet:
    '#f9f8ff #ffffff #f1f0f6 #ffffff #e0dee5 #cbc9d3 #8a8793 #222029 #64616d #2220290e #8353d4 #17141e #0b0a0f52 #6e6b77 #ffffff #f0eff3 #535159 #615e6a #8151d2 #ffffff #f2ecff #5d3b96 #6f3cbc #007e38 #ffffff #e0f7e5 #076331 #007731 #a55900 #ffffff #ffecd8 #7b4200 #914c00 #b94642 #ffffff #ffe8e4 #863531 #a53332 #0070b3 #ffffff #dcf4ff #00588a #0067a6 #7a5fb3 #ac8400 #a24052 #169c6c #0081ba #556b00',
  slate:
    '#f1f4f7 #ffffff #e9ecef #ffffff #d8dbde #c7cbd0 #82878c #1e2226 #5c6166 #1e22260e #667689 #0f171f #080b0f52 #65696f #ffffff #eff0f2 #505357 #5c6166 #5b6b7d #ffffff #ebf1f7 #485461 #526274 #007b35 #ffffff #e0f7e5 #076331 #007731 #a15600 #ffffff #ffecd8 #7b4200 #914c00 #b64340 #ffffff #ffe8e4 #863531 #a53332 #006daf #ffffff #dcf4ff #00588a #0067a6 #2f74bb #c96b46 #8c488c #7e8d1e #008c89 #865500',
  skyDark:
    '#0a1820 #132129 #1c2a33 #1e2c35 #2f3e48 #3b4a54 #637885 #dbf2ff #92a8b6 #dbf2ff14 #3ab0ed #000000 #070c0f8f #96a8b3 #071117 #2e3437 #b6c7d2 #a7b7c1 #5aafdf #071117 #1d3645 #81cffd #76bee9 #66ba7f #071117 #203927 #8ad9a0 #7fc893 #d8944d #071117 #432e19 #f7b573 #e3a66a #e6857e #071117 #472a27 #ffaaa2 #f09a92 #55aee8 #071117 #1c3648 #7cceff #72bdf0 #41b0eb #c8645c #cc99ee #918100 #07b89b #f3a35a',
  oceanDark:
    '#081415 #101d1e #192628 #1b2829 #2c393b #3d4b4c #627476 #def3f5 #95a9ab #def3f514 #36b8c5 #000000 #070c0d8f #99a8aa #051214 #2a2f2f #b8c7c9 #aab7b9 #59b5bf #051214 #183336 #80d4de #76c3cc #66ba7f #051214 #1b3422 #8ad9a0 #7fc893 #d8944d #051214 #3d2914 #f7b573 #e3a66a #e6857e #051214 #422522 #ffa79f #f09a92 #55aee8 #051214 #173142 #7cceff #72bdf0 #00bbcb #c1628a #a1a7ff #b17000 #67b36a #ff9685',
  forestDark:
    '#0d140f #151c17 #1e2620 #202722 #313933 #424a44 #68736c #e6f2e9 #9ca8a0 #e6f2e914 #60bb83 #000000 #080c098f #9ea7a1 #08120c #2c2f2d #bec7c0 #aeb7b1 #71b78a #08120c #1f3326 #95d6ab #89c59d #66ba7f #08120c #1b3422 #8ad9a0 #7fc893 #d8944d #08120c #3d2914 #f7b573 #e3a66a #e6857e #08120c #422522 #ffa79f #f09a92 #55aee8 #08120c #173142 #7cceff #72bdf0 #57bc80 #9970c4 #43c0f3 #c25c5f #b89d2b #ee95d1',
  oliveDark:
    '#14160f #1d1f17 #262820 #282a22 #3a3c33 #474940 #727569 #edf0e3 #a3a69a #edf0e314 #9eae5b #000000 #0b0c078f #a3a69c #0f1107 #31322f #c3c5bc #b3b5ad #9fac6c #0f1107 #303421 #bfcc8f #afbb83 #66ba7f #0f1107 #1f3826 #8ad9a0 #7fc893 #d8944d #0f1107 #412d18 #f7b573 #e3a66a #e6857e #0f1107 #462826 #ffa79f #f09a92 #55aee8 #0f1107 #1b3546 #7cceff #72bdf0 #9eaf48 #6581d4 #02cac8 #b45e94 #da8844 #c8a2fc',
  amberDark:
    '#120f0b #1a1713 #24211c #26221e #37342f #4b4742 #736e67 #f3eee6 #a9a49c #f3eee614 #d8961b #000000 #0e0b078f #a8a49e #140e06 #2c2b29 #c7c3be #b7b4ae #ce9a49 #140e06 #382811 #edba70 #d9ab67 #66ba7f #140e06 #193220 #8ad9a0 #7fc893 #d8944d #140e06 #3b2612 #f7b573 #e3a66a #e6857e #140e06 #3f2220 #ffa79f #f09a92 #55aee8 #140e06 #142e3f #7cceff #72bdf0 #d39837 #0095c1 #6dc886 #8e6cc1 #e37a83 #87b7ff',
  sandDark:
    '#1d1712 #26201b #302a24 #312b26 #443d38 #504943 #7d746d #f7ece4 #aea49c #f7ece414 #c59a7e #000000 #0e0a078f #aba39d #160d07 #373533 #ccc4be #bab3ad #bf9d86 #160d07 #3e332c #e0bea8 #ccad99 #66ba7f #160d07 #233c2a #8ad9a0 #7fc893 #d8944d #160d07 #45301c #f8b675 #e3a66a #e6857e #160d07 #4a2c2a #ffb0a8 #f09a92 #55aee8 #160d07 #1e384a #7cceff #72bdf0 #e28d4f #009baa #96c166 #7275cc #dd7aa2 #60c2ff',
  crimsonDark:
    '#160e0e #1f1716 #28201f #2a2221 #3c3332 #4e4544 #796d6b #f9ebe9 #aea19f #f9ebe914 #ff6972 #000000 #0f0a098f #ada2a0 #170c0c #2f2c2b #ccc1c0 #bbb2b1 #f5797c #170c0c #442021 #ffa2a2 #fe9091 #66ba7f #170c0c #1a3321 #8ad9a0 #7fc893 #d8944d #170c0c #3c2813 #f7b573 #e3a66a #e6857e #170c0c #402321 #ffa79f #f09a92 #55aee8 #170c0c #162f41 #7cceff #72bdf0 #eb8182 #009f7a #cbb042 #2d86c8 #c282d0 #1acfdf',
  roseDark:
    '#1f1417 #281c20 #322629 #34272b #46393d #524549 #827076 #fde8ee #b29fa4 #fde8ee14 #f571a4 #000000 #0f090b8f #afa0a4 #170c0f #373334 #cfc0c4 #beb0b4 #e77ea4 #170c0f #492934 #ffa8ca #f193b4 #66ba7f #170c0f #223b29 #8ad9a0 #7fc893 #d8944d #170c0f #442f1a #f7b573 #e3a66a #e6857e #170c0f #492b28 #ffaea6 #f09a92 #55aee8 #170c0f #1d3749 #7cceff #72bdf0 #e580a4 #479b57 #e3a348 #0090b8 #a98ce4 #2fd2bf',
  plumDark:
    '#180f19 #211722 #2b212c #2d222d #3f343f #4f434f #7c6b7c #fae8fb #af9eb0 #fae8fb14 #d67edb #000000 #0d0a0d8f #ad9fae #140c14 #322d32 #ccbfcd #bcb0bc #cd87d1 #140c14 #3b263c #eca9ef #d99bdc #66ba7f #140c14 #1d3624 #8ad9a0 #7fc893 #d8944d #140c14 #3f2a15 #f7b573 #e3a66a #e6857e #140c14 #432623 #ffa79f #f09a92 #55aee8 #140c14 #183243 #7cceff #72bdf0 #cd87d1 #848f1e #f69370 #009790 #769cef #76cf8a',
  violetDark:
    '#161220 #1f1b2a #282434 #2a2636 #3c3848 #494556 #756f86 #f1eaff #a7a0b9 #f1eaff14 #b386ff #000000 #0b0a0f8f #a6a1b5 #100e17 #323037 #c5c1d4 #b5b1c3 #af8ef7 #100e17 #352b4a #cdb2ff #bda1fe #66ba7f #100e17 #1f3826 #8ad9a0 #7fc893 #d8944d #100e17 #412d18 #f7b573 #e3a66a #e6857e #100e17 #462826 #ffa79f #f09a92 #55aee8 #100e17 #1b3546 #7cceff #72bdf0 #ad92ec #a88000 #f78d9b #089868 #3ca9e5 #a9c461',
  slateDark:
    '#111213 #191a1c #222425 #242527 #353738 #464849 #6e7072 #eceff1 #a3a5a7 #eceff114 #95a7ba #000000 #080b0f8f #a3a5a6 #091018 #2d2e2e #c3c4c6 #b3b4b6 #98a6b6 #091018 #2a2e33 #b8c6d5 #a9b6c4 #66ba7f #091018 #1b3422 #8ad9a0 #7fc893 #d8944d #091018 #3d2914 #f7b573 #e3a66a #e6857e #091018 #422522 #ffa79f #f09a92 #55aee8 #091018 #173142 #7cceff #72bdf0 #64a9f3 #c66843 #dd93dc #7b8919 #00b7b3 #e6ac4c',
};
