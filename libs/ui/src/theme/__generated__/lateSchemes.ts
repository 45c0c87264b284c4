// Written by `npx nx run ui:schemes` from seeds.ts; a spec fails when the two part.
export const LATE_SCHEMES = {
  sky:
    '#f0f8fc #ffffff #e8eff4 #ffffff #d7dee3 #7d8a92 #18232a #56626a #18232a0e #007eb8 #0d181e #070c0f6b #606c75 #ffffff #ecf1f4 #4b545a #56626a #0071aa #ffffff #dbf4ff #005a82 #0069a0 #007b35 #ffffff #e0f7e5 #076331 #007731 #a35700 #ffffff #ffecd8 #7b4200 #914c00 #b74441 #ffffff #ffe8e4 #863531 #a53332 #0070b3 #ffffff #dcf4ff #00588a #0067a6 #007bb2 #cf6a62 #7e4d9c #988700 #008f74 #934a00',
  ocean:
    '#f3fbfc #ffffff #eaf3f4 #ffffff #d9e1e2 #7d8d8e #172426 #586668 #1724260e #008693 #0a191a #070c0d6b #627072 #ffffff #ecf1f2 #4a5556 #556465 #007885 #ffffff #d8f7fb #005f68 #00707c #007e38 #ffffff #e0f7e5 #076331 #007731 #a55900 #ffffff #ffecd8 #7b4200 #914c00 #b94642 #ffffff #ffe8e4 #863531 #a53332 #0072b6 #ffffff #dcf4ff #00588a #0067a6 #008391 #cc6b93 #595bae #be7c1c #3e8b44 #9d3d31',
  forest:
    '#f5fbf6 #ffffff #ecf3ee #ffffff #dbe1dd #818d84 #1b241e #5c665f #1b241e0e #298954 #0f1912 #080c096b #657069 #ffffff #edf1ee #4d554f #59645c #187c49 #ffffff #dff8e6 #1f613c #037441 #007e38 #ffffff #e0f7e5 #076331 #007731 #a55900 #ffffff #ffecd8 #7b4200 #914c00 #b94642 #ffffff #ffe8e4 #863531 #a53332 #0072b6 #ffffff #dcf4ff #00588a #0067a6 #14874e #a078cd #00719f #d16a6c #907500 #8f3e77',
  olive:
    '#f6f8ef #ffffff #edefe7 #ffffff #dcded6 #858879 #212317 #5f6254 #2123170e #6f7d28 #15170d #0b0c076b #696c5e #ffffff #eff1ec #51544a #5f6254 #65721b #ffffff #eef4db #4f581e #5b680a #007b35 #ffffff #e0f7e5 #076331 #007731 #a35700 #ffffff #ffecd8 #7b4200 #914c00 #b74441 #ffffff #ffe8e4 #863531 #a53332 #0070b3 #ffffff #dcf4ff #00588a #0067a6 #6b7b00 #6784d8 #007877 #c16aa1 #af6112 #704b9c',
  amber:
    '#fdf8f2 #ffffff #f5f0ea #ffffff #e3dfd8 #90887c #272017 #6a6257 #2720170e #a16600 #1b150c #0e0b076b #746c61 #ffffff #f2f0ec #57524a #675f54 #b77700 #140e06 #feeed7 #744800 #b07100 #007e38 #ffffff #e0f7e5 #076331 #007731 #a55900 #ffffff #ffecd8 #7b4200 #914c00 #b94642 #ffffff #ffe8e4 #863531 #a53332 #0070b3 #ffffff #dcf4ff #00588a #0067a6 #9c6400 #0095c1 #137a3d #9b79d0 #b7535d #335ea9',
  sand:
    '#faf5e9 #ffffff #f1ece1 #ffffff #e0dbd0 #8e8571 #28210f #68604c #28210f0e #936a4f #1a160b #0d0b076b #726a56 #ffffff #f3f0e9 #585244 #68604c #896247 #ffffff #fbede4 #684b38 #7d563c #007b35 #ffffff #e0f7e5 #076331 #007731 #a15600 #ffffff #ffecd8 #7b4200 #914c00 #b74441 #ffffff #ffe8e4 #863531 #a53332 #006fb1 #ffffff #dcf4ff #00588a #0067a6 #aa5910 #0094a3 #4c7410 #797dd4 #b1537b #0067a2',
  crimson:
    '#fcf8f7 #ffffff #f4f0ee #ffffff #e3dedd #8f8785 #26201e #69615f #26201e0e #cc3143 #1e130f #0f0a086b #736b69 #ffffff #f2efef #56514f #665f5c #ca2f42 #ffffff #ffe7e6 #912530 #b30f2f #007e38 #ffffff #e0f7e5 #076331 #007731 #a55900 #ffffff #ffecd8 #7b4200 #914c00 #b94642 #ffffff #ffe8e4 #863531 #a53332 #0070b3 #ffffff #dcf4ff #00588a #0067a6 #b14d51 #009b77 #7c6400 #368ed0 #995ba6 #00707c',
  rose:
    '#fff4f7 #ffffff #f6ecef #ffffff #e5dbdd #968389 #2b1d22 #6f5e63 #2b1d220e #bd3e74 #1e1216 #0f090b6b #78666c #ffffff #f4eef0 #5b4f52 #6c5b60 #ba3a71 #ffffff #ffe7f0 #862d52 #a52560 #007d37 #ffffff #e0f7e5 #076331 #007731 #a35700 #ffffff #ffecd8 #7b4200 #914c00 #b74441 #ffffff #ffe8e4 #863531 #a53332 #0070b3 #ffffff #dcf4ff #00588a #0067a6 #ab4d71 #459956 #915700 #0093bb #8164b9 #007366',
  plum:
    '#fdf7fd #ffffff #f4eff5 #ffffff #e3dde3 #908590 #271e27 #695f6a #271e270e #a14da7 #1b131b #0d0a0d6b #736974 #ffffff #f2eff2 #575057 #665d67 #9e4aa4 #ffffff #fde9fd #723776 #8b3891 #007e38 #ffffff #e0f7e5 #076331 #007731 #a55900 #ffffff #ffecd8 #7b4200 #914c00 #b94642 #ffffff #ffe8e4 #863531 #a53332 #0070b3 #ffffff #dcf4ff #00588a #0067a6 #97549b #869021 #a24725 #009a94 #5174c4 #0d7435',
  violet:
    '#faf8ff #ffffff #f1eff7 #ffffff #e0dee6 #8a8794 #22202a #64616e #22202a0e #8353d4 #17141e #0b0a0f6b #6e6b78 #ffffff #f0eff4 #53515a #615e6b #8151d2 #ffffff #f2ecff #5d3b96 #6f3cbc #007e38 #ffffff #e0f7e5 #076331 #007731 #a55900 #ffffff #ffecd8 #7b4200 #914c00 #b94642 #ffffff #ffe8e4 #863531 #a53332 #0070b3 #ffffff #dcf4ff #00588a #0067a6 #7a5fb3 #ab8300 #a24052 #169c6c #0081ba #556b00',
  slate:
    '#f1f4f7 #ffffff #e9ecef #ffffff #d8dbde #82878c #1e2226 #5c6166 #1e22260e #667689 #0f171f #080b0f6b #65696f #ffffff #eff0f2 #505357 #5c6166 #5b6b7d #ffffff #ebf1f7 #485461 #526274 #007b35 #ffffff #e0f7e5 #076331 #007731 #a15600 #ffffff #ffecd8 #7b4200 #914c00 #b64340 #ffffff #ffe8e4 #863531 #a53332 #006daf #ffffff #dcf4ff #00588a #0067a6 #2f74bb #c96b46 #8c488c #7e8d1e #008c89 #865500',
  skyDark:
    '#041824 #0c212d #162b37 #182d39 #2a3f4c #5c798b #d4f4ff #8ba9bd #d4f4ff14 #3ab0ed #000000 #070c0f99 #90a9b8 #071117 #2d3439 #b1c8d7 #a2b8c6 #5aafdf #071117 #1d3645 #81cffd #76bee9 #66ba7f #071117 #203927 #8ad9a0 #7fc893 #d8944d #071117 #432e19 #f7b573 #e3a66a #e6857e #071117 #472a27 #ffaaa2 #f09a92 #55aee8 #071117 #1c3648 #7cceff #72bdf0 #41b0eb #c8645c #cc99ee #918100 #07b89b #f3a35a',
  oceanDark:
    '#051416 #0d1d1f #162729 #18282a #293a3c #5c7476 #daf4f7 #91aaad #daf4f714 #36b8c5 #000000 #070c0d99 #95a9ab #051214 #292f30 #b5c8ca #a7b8ba #59b5bf #051214 #183336 #80d4de #76c3cc #66ba7f #051214 #1b3422 #8ad9a0 #7fc893 #d8944d #051214 #3d2914 #f7b573 #e3a66a #e6857e #051214 #422522 #ffa79f #f09a92 #55aee8 #051214 #173142 #7cceff #72bdf0 #00bbcb #c1628a #a1a7ff #b17000 #67b36a #ff9685',
  forestDark:
    '#08130c #111c14 #1a261e #1b271f #2c3930 #627468 #e1f4e6 #97aa9d #e1f4e614 #60bb83 #000000 #080c0999 #9aa99f #08120c #292e2b #bac8be #abb8af #71b78a #08120c #1d3225 #95d6ab #89c59d #66ba7f #08120c #1a3321 #8ad9a0 #7fc893 #d8944d #08120c #3c2813 #f7b573 #e3a66a #e6857e #08120c #402321 #ffa79f #f09a92 #55aee8 #08120c #162f41 #7cceff #72bdf0 #57bc80 #9970c4 #43c0f3 #c25c5f #b89d2b #ee95d1',
  oliveDark:
    '#14160b #1d1f14 #26291d #282a1f #393c30 #717564 #edf1de #a3a795 #edf1de14 #9eae5b #000000 #0b0c0799 #a3a798 #0f1107 #31322e #c3c6b8 #b3b6a9 #9fac6c #0f1107 #303421 #bfcc8f #afbb83 #66ba7f #0f1107 #1f3826 #8ad9a0 #7fc893 #d8944d #0f1107 #412d18 #f7b573 #e3a66a #e6857e #0f1107 #462826 #ffa79f #f09a92 #55aee8 #0f1107 #1b3546 #7cceff #72bdf0 #9eaf48 #6581d4 #02cac8 #b45e94 #da8844 #c8a2fc',
  amberDark:
    '#130f09 #1b1711 #25201a #26221c #38332d #736c63 #f5ede3 #aaa39a #f5ede314 #d8961b #000000 #0e0b0799 #a9a49c #140e06 #2d2b29 #c9c3bc #b8b3ac #ce9a49 #140e06 #382811 #edba70 #d9ab67 #66ba7f #140e06 #193220 #8ad9a0 #7fc893 #d8944d #140e06 #3b2612 #f7b573 #e3a66a #e6857e #140e06 #3f2220 #ffa79f #f09a92 #55aee8 #140e06 #142e3f #7cceff #72bdf0 #d39837 #0095c1 #6dc886 #8e6cc1 #e37a83 #87b7ff',
  sandDark:
    '#1b1810 #242118 #2e2a22 #302c24 #423e35 #7c776a #f4eee0 #aba698 #f4eee014 #c59a7e #000000 #0d0b0799 #a9a49a #160d07 #373532 #cac5bb #b8b4aa #bf9d86 #160d07 #3e332c #e0bea8 #ccad99 #66ba7f #160d07 #233c2a #8ad9a0 #7fc893 #d8944d #160d07 #45301c #f8b675 #e3a66a #e6857e #160d07 #4a2c2a #ffb0a8 #f09a92 #55aee8 #160d07 #1e384a #7cceff #72bdf0 #e28d4f #009baa #96c166 #7275cc #dd7aa2 #60c2ff',
  crimsonDark:
    '#180e0a #211612 #2b1f1b #2c211d #3e322e #7c6a64 #feeae3 #b3a099 #feeae314 #ff6972 #000000 #0f0a0899 #b0a19c #170c0c #302b2a #cfc1bb #beb1ac #f5797c #170c0c #442021 #ffa2a2 #fe9091 #66ba7f #170c0c #1a3321 #8ad9a0 #7fc893 #d8944d #170c0c #3c2813 #f7b573 #e3a66a #e6857e #170c0c #402321 #ffa79f #f09a92 #55aee8 #170c0c #162f41 #7cceff #72bdf0 #eb8182 #009f7a #cbb042 #2d86c8 #c282d0 #1acfdf',
  roseDark:
    '#221117 #2b1a20 #362429 #37252b #4a373d #886d76 #ffe5ee #b89ca4 #ffe5ee14 #f571a4 #000000 #0f090b99 #b59da4 #170c0f #393234 #d4bdc4 #c3aeb4 #e77ea4 #170c0f #492934 #ffa8ca #f193b4 #66ba7f #170c0f #223b29 #8ad9a0 #7fc893 #d8944d #170c0f #442f1a #f7b573 #e3a66a #e6857e #170c0f #492b28 #ffaea6 #f09a92 #55aee8 #170c0f #1d3749 #7cceff #72bdf0 #e580a4 #479b57 #e3a348 #0090b8 #a98ce4 #2fd2bf',
  plumDark:
    '#1b0c1c #241525 #2e1e2f #302031 #423143 #806881 #ffe4ff #b59bb5 #ffe4ff14 #d67edb #000000 #0d0a0d99 #b19db2 #140c14 #332d33 #d1bdd1 #c0adc0 #cd87d1 #140c14 #3b263c #eca9ef #d99bdc #66ba7f #140c14 #1d3624 #8ad9a0 #7fc893 #d8944d #140c14 #3f2a15 #f7b573 #e3a66a #e6857e #140c14 #432623 #ffa79f #f09a92 #55aee8 #140c14 #183243 #7cceff #72bdf0 #cd87d1 #848f1e #f69370 #009790 #769cef #76cf8a',
  violetDark:
    '#171025 #20192f #292339 #2b243b #3d364e #766d8e #f2e8ff #a89ec2 #f2e8ff14 #b386ff #000000 #0b0a0f99 #a7a0bc #100e17 #323039 #c6bfdb #b6b0c9 #af8ef7 #100e17 #352b4a #cdb2ff #bda1fe #66ba7f #100e17 #1f3826 #8ad9a0 #7fc893 #d8944d #100e17 #412d18 #f7b573 #e3a66a #e6857e #100e17 #462826 #ffa79f #f09a92 #55aee8 #100e17 #1b3546 #7cceff #72bdf0 #ad92ec #a88000 #f78d9b #089868 #3ca9e5 #a9c461',
  slateDark:
    '#111213 #191a1c #222425 #242527 #353738 #6e7072 #eceff1 #a3a5a7 #eceff114 #95a7ba #000000 #080b0f99 #a3a5a6 #091018 #2d2e2e #c3c4c6 #b3b4b6 #98a6b6 #091018 #2a2e33 #b8c6d5 #a9b6c4 #66ba7f #091018 #1b3422 #8ad9a0 #7fc893 #d8944d #091018 #3d2914 #f7b573 #e3a66a #e6857e #091018 #422522 #ffa79f #f09a92 #55aee8 #091018 #173142 #7cceff #72bdf0 #64a9f3 #c66843 #dd93dc #7b8919 #00b7b3 #e6ac4c',
};
