// Written by tools/scripts/searchPages.ts from the route table of the web app. Do not edit.
import type { WebPage } from '../web-page';

export const pages: readonly WebPage[] = [
  {
    "path": "/apps/academy/courses",
    "access": "user",
    "titles": [
      "Academy",
      "Akademi",
      "الأكاديمية"
    ]
  },
  {
    "path": "/apps/account",
    "access": "user",
    "titles": [
      "Account",
      "Hesap",
      "الحساب"
    ]
  },
  {
    "path": "/apps/account/tokens",
    "access": "user",
    "titles": [
      "API tokens",
      "API belirteçleri",
      "رموز واجهة البرمجة"
    ]
  },
  {
    "path": "/banking",
    "access": "user",
    "titles": [
      "Banking",
      "Bankacılık",
      "الخدمات المصرفية"
    ]
  },
  {
    "path": "/chart_of_account",
    "access": "user",
    "titles": [
      "ChartOfAccount",
      "Hesap planı",
      "دليل الحسابات"
    ]
  },
  {
    "path": "/apps/admin",
    "access": "admin",
    "titles": [
      "Users",
      "Kullanıcılar",
      "المستخدمون"
    ]
  },
  {
    "path": "/apps/admin/audit-log",
    "access": "admin",
    "titles": [
      "Audit log",
      "Denetim günlüğü",
      "سجل التدقيق"
    ]
  },
  {
    "path": "/apps/admin/system",
    "access": "admin",
    "titles": [
      "System",
      "Sistem",
      "النظام"
    ]
  },
  {
    "path": "/apps/contacts",
    "access": "user",
    "titles": [
      "Contacts",
      "Kişiler",
      "جهات الاتصال"
    ]
  },
  {
    "path": "/apps/dashboards/analytics",
    "access": "user",
    "titles": [
      "Dashboard",
      "Gösterge paneli",
      "لوحة المعلومات"
    ]
  },
  {
    "path": "/pages/pricing/style-1",
    "titles": [
      "Pricing: cards",
      "Fiyatlar: kartlar",
      "الأسعار: بطاقات"
    ]
  },
  {
    "path": "/pages/pricing/style-2",
    "titles": [
      "Pricing: comparison",
      "Fiyatlar: karşılaştırma",
      "الأسعار: مقارنة"
    ]
  },
  {
    "path": "/pages/pricing/style-3",
    "titles": [
      "Pricing: with questions",
      "Fiyatlar: sorularla",
      "الأسعار: مع الأسئلة"
    ]
  },
  {
    "path": "/apps/file-manager/trash",
    "access": "user",
    "titles": [
      "Trash of files",
      "Dosyaların çöp kutusu",
      "سلة مهملات الملفات"
    ]
  },
  {
    "path": "/apps/file-manager",
    "access": "user",
    "titles": [
      "File manager",
      "Dosya yöneticisi",
      "مدير الملفات"
    ]
  },
  {
    "path": "/pages/faq",
    "titles": [
      "FAQ",
      "SSS",
      "الأسئلة الشائعة"
    ]
  },
  {
    "path": "/pages/knowledge-base",
    "titles": [
      "Knowledge base",
      "Bilgi bankası",
      "قاعدة المعرفة"
    ]
  },
  {
    "path": "/ezone",
    "access": "user",
    "titles": [
      "Ezone"
    ]
  },
  {
    "path": "/home",
    "access": "user",
    "titles": [
      "Home",
      "Ana sayfa",
      "الرئيسية"
    ]
  },
  {
    "path": "/pages/invoices/compact",
    "access": "user",
    "titles": [
      "Invoice: compact",
      "Fatura: sade",
      "الفاتورة: موجزة"
    ]
  },
  {
    "path": "/pages/invoices/modern",
    "access": "user",
    "titles": [
      "Invoice: modern",
      "Fatura: modern",
      "الفاتورة: حديثة"
    ]
  },
  {
    "path": "/apps/calendar",
    "access": "user",
    "titles": [
      "Calendar",
      "Takvim",
      "التقويم"
    ]
  },
  {
    "path": "/apps/mail",
    "access": "user",
    "titles": [
      "Mail",
      "E-posta",
      "البريد"
    ]
  },
  {
    "path": "/apps/notes",
    "access": "user",
    "titles": [
      "Notes",
      "Notlar",
      "الملاحظات"
    ]
  },
  {
    "path": "/ui/page-layouts",
    "titles": [
      "Page layouts",
      "Sayfa düzenleri",
      "تخطيطات الصفحات"
    ]
  },
  {
    "path": "/ui/page-layouts/blank",
    "titles": [
      "Page layouts",
      "Sayfa düzenleri",
      "تخطيطات الصفحات"
    ]
  },
  {
    "path": "/ui/icons",
    "titles": [
      "Icons",
      "Simgeler",
      "الأيقونات"
    ]
  },
  {
    "path": "/pages/profile",
    "access": "user",
    "titles": [
      "Profile",
      "Profil",
      "الملف الشخصي"
    ]
  },
  {
    "path": "/apps/dashboards/project",
    "access": "user",
    "titles": [
      "Project dashboard",
      "Proje panosu",
      "لوحة المشاريع"
    ]
  },
  {
    "path": "/apps/scrumboard",
    "access": "user",
    "titles": [
      "Scrumboard",
      "Panolar",
      "اللوحات"
    ]
  },
  {
    "path": "/pages/search/classic",
    "access": "user",
    "titles": [
      "Search all apps",
      "Tüm uygulamalarda ara",
      "البحث في كل التطبيقات"
    ]
  },
  {
    "path": "/pages/search/modern",
    "access": "user",
    "titles": [
      "Search by kind",
      "Türe göre arama",
      "البحث حسب النوع"
    ]
  },
  {
    "path": "/apps/e-commerce/orders",
    "access": "user",
    "titles": [
      "Orders",
      "Siparişler",
      "الطلبات"
    ]
  },
  {
    "path": "/apps/e-commerce/products",
    "access": "user",
    "titles": [
      "Products",
      "Ürünler",
      "المنتجات"
    ]
  },
  {
    "path": "/apps/todo",
    "access": "user",
    "titles": [
      "Todo",
      "Yapılacaklar",
      "المهام"
    ]
  },
  {
    "path": "/ui/typography",
    "titles": [
      "Typography",
      "Tipografi",
      "الخطوط"
    ]
  },
  {
    "path": "/ui/helper-classes",
    "titles": [
      "Helper classes",
      "Yardımcılar",
      "الأدوات المساعدة"
    ]
  },
  {
    "path": "/documentation",
    "titles": [
      "Documentation",
      "Belgeler",
      "التوثيق"
    ]
  },
  {
    "path": "/documentation/getting-started/introduction",
    "titles": [
      "Introduction",
      "Giriş",
      "مقدمة"
    ]
  },
  {
    "path": "/documentation/getting-started/installation",
    "titles": [
      "Installation",
      "Kurulum",
      "التثبيت"
    ]
  },
  {
    "path": "/documentation/getting-started/git-repository",
    "titles": [
      "Git repository",
      "Git deposu",
      "مستودع Git"
    ]
  },
  {
    "path": "/documentation/changelog",
    "titles": [
      "Changelog",
      "Değişiklik günlüğü",
      "سجل التغييرات"
    ]
  },
  {
    "path": "/documentation/development/development-server",
    "titles": [
      "Development server",
      "Geliştirme sunucusu",
      "خادم التطوير"
    ]
  },
  {
    "path": "/documentation/development/project-structure",
    "titles": [
      "Project structure",
      "Proje yapısı",
      "بنية المشروع"
    ]
  },
  {
    "path": "/documentation/development/architecture",
    "titles": [
      "Architecture",
      "Mimari",
      "البنية"
    ]
  },
  {
    "path": "/documentation/development/api-calls",
    "titles": [
      "API calls",
      "API çağrıları",
      "استدعاءات API"
    ]
  },
  {
    "path": "/documentation/development/trying-the-api",
    "titles": [
      "Trying the API and the sockets",
      "API’yi ve soketleri deneme",
      "تجربة API والمقابس"
    ]
  },
  {
    "path": "/documentation/development/ides-vscode-webstorm",
    "titles": [
      "IDEs: VS Code and WebStorm",
      "IDE’ler: VS Code ve WebStorm",
      "بيئات التطوير: VS Code وWebStorm"
    ]
  },
  {
    "path": "/documentation/development/updating",
    "titles": [
      "Updating",
      "Güncelleme",
      "التحديث"
    ]
  },
  {
    "path": "/documentation/development/production",
    "titles": [
      "Production",
      "Üretim",
      "بيئة الإنتاج"
    ]
  },
  {
    "path": "/documentation/development/deployment",
    "titles": [
      "Deployment",
      "Yayına alma",
      "النشر"
    ]
  },
  {
    "path": "/documentation/development/backup",
    "titles": [
      "Backup and restore",
      "Yedekleme ve geri yükleme",
      "النسخ الاحتياطي والاستعادة"
    ]
  },
  {
    "path": "/documentation/development/heroku-notes",
    "titles": [
      "Heroku notes",
      "Heroku notları",
      "ملاحظات Heroku"
    ]
  },
  {
    "path": "/documentation/development/add-an-app",
    "titles": [
      "Add an app",
      "Uygulama ekleme",
      "إضافة تطبيق"
    ]
  },
  {
    "path": "/documentation/development/add-a-call",
    "titles": [
      "Add a call",
      "Çağrı ekleme",
      "إضافة استدعاء"
    ]
  },
  {
    "path": "/documentation/development/add-a-table",
    "titles": [
      "Add a table",
      "Tablo ekleme",
      "إضافة جدول"
    ]
  },
  {
    "path": "/documentation/development/add-a-component",
    "titles": [
      "Add a component",
      "Bileşen ekleme",
      "إضافة مكوّن"
    ]
  },
  {
    "path": "/documentation/development/add-a-machine",
    "titles": [
      "Add a machine",
      "Makine ekleme",
      "إضافة آلة حالات"
    ]
  },
  {
    "path": "/documentation/development/add-a-page",
    "titles": [
      "Add a page of documentation",
      "Belge sayfası ekleme",
      "إضافة صفحة توثيق"
    ]
  },
  {
    "path": "/documentation/development/testing",
    "titles": [
      "Testing",
      "Testler",
      "الاختبار"
    ]
  },
  {
    "path": "/documentation/theming/theme-schemes",
    "titles": [
      "Theme schemes",
      "Renk şemaları",
      "أنظمة الألوان"
    ]
  },
  {
    "path": "/documentation/theming/theme-layouts",
    "titles": [
      "Theme layouts",
      "Tema yerleşimleri",
      "تخطيطات السمة"
    ]
  },
  {
    "path": "/documentation/theming/page-layouts",
    "titles": [
      "Page layouts",
      "Sayfa yerleşimleri",
      "تخطيطات الصفحات"
    ]
  },
  {
    "path": "/documentation/theming/rtl-support",
    "titles": [
      "Right-to-left support",
      "Sağdan sola desteği",
      "دعم الكتابة من اليمين إلى اليسار"
    ]
  },
  {
    "path": "/documentation/theming/changing-default-font",
    "titles": [
      "Changing the default font",
      "Varsayılan yazı tipini değiştirme",
      "تغيير الخط الافتراضي"
    ]
  },
  {
    "path": "/documentation/configuration/settings",
    "titles": [
      "Settings",
      "Ayarlar",
      "الإعدادات"
    ]
  },
  {
    "path": "/documentation/configuration/routing",
    "titles": [
      "Routing",
      "Yönlendirme",
      "التوجيه"
    ]
  },
  {
    "path": "/documentation/configuration/navigation",
    "titles": [
      "Navigation",
      "Gezinme",
      "التنقل"
    ]
  },
  {
    "path": "/documentation/configuration/code-splitting",
    "titles": [
      "Code splitting",
      "Kodu bölme",
      "تقسيم الشيفرة"
    ]
  },
  {
    "path": "/documentation/configuration/multi-language",
    "titles": [
      "Multi-language",
      "Çok dillilik",
      "تعدد اللغات"
    ]
  },
  {
    "path": "/documentation/authentication/jwt",
    "titles": [
      "JWT"
    ]
  },
  {
    "path": "/documentation/authentication/firebase",
    "titles": [
      "Firebase"
    ]
  },
  {
    "path": "/documentation/authentication/auth0",
    "titles": [
      "Auth0"
    ]
  },
  {
    "path": "/documentation/authentication/api-tokens",
    "titles": [
      "API tokens",
      "API belirteçleri",
      "رموز واجهة البرمجة"
    ]
  },
  {
    "path": "/documentation/shell-components/animate",
    "titles": [
      "Animate",
      "Canlandırma",
      "التحريك"
    ]
  },
  {
    "path": "/documentation/shell-components/animate-group",
    "titles": [
      "Animate group",
      "Grup canlandırma",
      "تحريك المجموعات"
    ]
  },
  {
    "path": "/documentation/shell-components/authorization",
    "titles": [
      "Authorization",
      "Yetkilendirme",
      "التفويض"
    ]
  },
  {
    "path": "/documentation/shell-components/chip-select",
    "titles": [
      "Chip select",
      "Etiket seçimi",
      "اختيار الرقائق"
    ]
  },
  {
    "path": "/documentation/shell-components/countdown",
    "titles": [
      "Countdown",
      "Geri sayım",
      "العد التنازلي"
    ]
  },
  {
    "path": "/documentation/shell-components/dialog",
    "titles": [
      "Dialog",
      "İletişim kutusu",
      "مربع الحوار"
    ]
  },
  {
    "path": "/documentation/shell-components/highlight",
    "titles": [
      "Highlight",
      "Vurgulama",
      "التمييز"
    ]
  },
  {
    "path": "/documentation/shell-components/layout",
    "titles": [
      "Layout",
      "Yerleşim",
      "التخطيط"
    ]
  },
  {
    "path": "/documentation/shell-components/message",
    "titles": [
      "Message",
      "İleti",
      "الرسالة"
    ]
  },
  {
    "path": "/documentation/shell-components/navigation",
    "titles": [
      "Navigation",
      "Gezinme",
      "التنقل"
    ]
  },
  {
    "path": "/documentation/shell-components/page-carded",
    "titles": [
      "Page: carded",
      "Sayfa: kartlı",
      "الصفحة: ببطاقات"
    ]
  },
  {
    "path": "/documentation/shell-components/page-simple",
    "titles": [
      "Page: simple",
      "Sayfa: yalın",
      "الصفحة: بسيطة"
    ]
  },
  {
    "path": "/documentation/shell-components/scrollbars",
    "titles": [
      "Scrollbars",
      "Kaydırma çubukları",
      "أشرطة التمرير"
    ]
  },
  {
    "path": "/documentation/shell-components/theme",
    "titles": [
      "Theme",
      "Tema",
      "السمة"
    ]
  },
  {
    "path": "/documentation/components/autocomplete",
    "titles": [
      "Autocomplete",
      "Otomatik tamamlama",
      "الإكمال التلقائي"
    ]
  },
  {
    "path": "/documentation/components/button-group",
    "titles": [
      "Button group",
      "Düğme grubu",
      "مجموعة أزرار"
    ]
  },
  {
    "path": "/documentation/components/buttons",
    "titles": [
      "Buttons",
      "Düğmeler",
      "الأزرار"
    ]
  },
  {
    "path": "/documentation/components/checkboxes",
    "titles": [
      "Checkboxes",
      "Onay kutuları",
      "مربعات الاختيار"
    ]
  },
  {
    "path": "/documentation/components/date-and-time",
    "titles": [
      "Date and time fields",
      "Tarih ve saat alanları",
      "حقول التاريخ والوقت"
    ]
  },
  {
    "path": "/documentation/components/floating-action-button",
    "titles": [
      "Floating action button",
      "Yüzen eylem düğmesi",
      "زر الإجراء العائم"
    ]
  },
  {
    "path": "/documentation/components/icon-buttons",
    "titles": [
      "Icon buttons",
      "Simge düğmeleri",
      "أزرار الأيقونات"
    ]
  },
  {
    "path": "/documentation/components/radio-buttons",
    "titles": [
      "Radio buttons",
      "Seçenek düğmeleri",
      "أزرار الاختيار"
    ]
  },
  {
    "path": "/documentation/components/rating",
    "titles": [
      "Rating",
      "Derecelendirme",
      "التقييم"
    ]
  },
  {
    "path": "/documentation/components/rich-text",
    "titles": [
      "Rich text",
      "Zengin metin",
      "النص المنسق"
    ]
  },
  {
    "path": "/documentation/components/search-field",
    "titles": [
      "Search field",
      "Arama alanı",
      "حقل البحث"
    ]
  },
  {
    "path": "/documentation/components/selects",
    "titles": [
      "Selects",
      "Seçim kutuları",
      "قوائم الاختيار"
    ]
  },
  {
    "path": "/documentation/components/slider",
    "titles": [
      "Slider",
      "Kaydırıcı",
      "شريط التمرير المنزلق"
    ]
  },
  {
    "path": "/documentation/components/switches",
    "titles": [
      "Switches",
      "Anahtarlar",
      "المفاتيح"
    ]
  },
  {
    "path": "/documentation/components/tags-field",
    "titles": [
      "Tags field",
      "Etiket alanı",
      "حقل الوسوم"
    ]
  },
  {
    "path": "/documentation/components/textarea",
    "titles": [
      "Text area",
      "Metin alanı",
      "منطقة النص"
    ]
  },
  {
    "path": "/documentation/components/text-fields",
    "titles": [
      "Text fields",
      "Metin kutuları",
      "حقول النص"
    ]
  },
  {
    "path": "/documentation/components/toggle-buttons",
    "titles": [
      "Toggle buttons",
      "Geçiş düğmeleri",
      "أزرار التبديل"
    ]
  },
  {
    "path": "/documentation/components/transfer-list",
    "titles": [
      "Transfer list",
      "Aktarma listesi",
      "قائمة النقل"
    ]
  },
  {
    "path": "/documentation/components/avatars",
    "titles": [
      "Avatars",
      "Avatarlar",
      "الصور الرمزية"
    ]
  },
  {
    "path": "/documentation/components/badges",
    "titles": [
      "Badges",
      "Rozetler",
      "الشارات"
    ]
  },
  {
    "path": "/documentation/components/charts",
    "titles": [
      "Charts",
      "Grafikler",
      "الرسوم البيانية"
    ]
  },
  {
    "path": "/documentation/components/chips",
    "titles": [
      "Chips",
      "Çipler",
      "الرقائق"
    ]
  },
  {
    "path": "/documentation/components/compare-table",
    "titles": [
      "Compare table",
      "Karşılaştırma tablosu",
      "جدول المقارنة"
    ]
  },
  {
    "path": "/documentation/components/dividers",
    "titles": [
      "Dividers",
      "Ayırıcılar",
      "الفواصل"
    ]
  },
  {
    "path": "/documentation/components/event-calendar",
    "titles": [
      "Event calendar",
      "Etkinlik takvimi",
      "تقويم الأحداث"
    ]
  },
  {
    "path": "/documentation/components/icons",
    "titles": [
      "Icons",
      "Simgeler",
      "الأيقونات"
    ]
  },
  {
    "path": "/documentation/components/image-list",
    "titles": [
      "Image list",
      "Görsel listesi",
      "قائمة الصور"
    ]
  },
  {
    "path": "/documentation/components/key-caps",
    "titles": [
      "Key caps",
      "Tuş gösterimi",
      "رموز المفاتيح"
    ]
  },
  {
    "path": "/documentation/components/lists",
    "titles": [
      "Lists",
      "Listeler",
      "القوائم السردية"
    ]
  },
  {
    "path": "/documentation/components/masonry",
    "titles": [
      "Masonry",
      "Duvar örgüsü",
      "البناء الشبكي"
    ]
  },
  {
    "path": "/documentation/components/record-list",
    "titles": [
      "Record list",
      "Kayıt listesi",
      "قائمة السجلات"
    ]
  },
  {
    "path": "/documentation/components/table",
    "titles": [
      "Table",
      "Tablo",
      "الجدول"
    ]
  },
  {
    "path": "/documentation/components/timeline",
    "titles": [
      "Timeline",
      "Zaman çizelgesi",
      "الخط الزمني"
    ]
  },
  {
    "path": "/documentation/components/tooltips",
    "titles": [
      "Tooltips",
      "İpuçları",
      "التلميحات"
    ]
  },
  {
    "path": "/documentation/components/tree-table",
    "titles": [
      "Tree table",
      "Ağaç tablosu",
      "الجدول الشجري"
    ]
  },
  {
    "path": "/documentation/components/typography",
    "titles": [
      "Typography",
      "Tipografi",
      "الطباعة"
    ]
  },
  {
    "path": "/documentation/components/viewer",
    "titles": [
      "Viewer",
      "Görüntüleyici",
      "العارض"
    ]
  },
  {
    "path": "/documentation/components/alert",
    "titles": [
      "Alert",
      "Uyarı",
      "التنبيه"
    ]
  },
  {
    "path": "/documentation/components/backdrop",
    "titles": [
      "Backdrop",
      "Arka perde",
      "الستارة الخلفية"
    ]
  },
  {
    "path": "/documentation/components/bulk-bar",
    "titles": [
      "Bulk bar",
      "Toplu işlem çubuğu",
      "شريط العمليات الجماعية"
    ]
  },
  {
    "path": "/documentation/components/dialogs",
    "titles": [
      "Dialogs",
      "İletişim kutuları",
      "مربعات الحوار"
    ]
  },
  {
    "path": "/documentation/components/empty-state",
    "titles": [
      "Empty state",
      "Boş durum",
      "الحالة الفارغة"
    ]
  },
  {
    "path": "/documentation/components/error-state",
    "titles": [
      "Error state",
      "Hata durumu",
      "حالة الخطأ"
    ]
  },
  {
    "path": "/documentation/components/progress",
    "titles": [
      "Progress",
      "İlerleme",
      "التقدم"
    ]
  },
  {
    "path": "/documentation/components/skeleton",
    "titles": [
      "Skeleton",
      "İskelet",
      "الهيكل المؤقت"
    ]
  },
  {
    "path": "/documentation/components/snackbars",
    "titles": [
      "Snackbars",
      "Kısa bildirimler",
      "الإشعارات القصيرة"
    ]
  },
  {
    "path": "/documentation/components/splash",
    "titles": [
      "Splash",
      "Açılış ekranı",
      "شاشة البدء"
    ]
  },
  {
    "path": "/documentation/components/app-bar",
    "titles": [
      "App bar",
      "Uygulama çubuğu",
      "شريط التطبيق"
    ]
  },
  {
    "path": "/documentation/components/bottom-navigation",
    "titles": [
      "Bottom navigation",
      "Alt gezinme",
      "التنقل السفلي"
    ]
  },
  {
    "path": "/documentation/components/breadcrumbs",
    "titles": [
      "Breadcrumbs",
      "İçerik haritası",
      "مسار التنقل"
    ]
  },
  {
    "path": "/documentation/components/command-list",
    "titles": [
      "Command list",
      "Komut listesi",
      "قائمة الأوامر"
    ]
  },
  {
    "path": "/documentation/components/drawers",
    "titles": [
      "Drawers",
      "Çekmeceler",
      "الأدراج"
    ]
  },
  {
    "path": "/documentation/components/links",
    "titles": [
      "Links",
      "Bağlantılar",
      "الروابط"
    ]
  },
  {
    "path": "/documentation/components/menus",
    "titles": [
      "Menus",
      "Menüler",
      "القوائم"
    ]
  },
  {
    "path": "/documentation/components/pagination",
    "titles": [
      "Pagination",
      "Sayfalama",
      "ترقيم الصفحات"
    ]
  },
  {
    "path": "/documentation/components/speed-dial",
    "titles": [
      "Speed dial",
      "Hızlı eylemler",
      "الإجراءات السريعة"
    ]
  },
  {
    "path": "/documentation/components/stepper",
    "titles": [
      "Stepper",
      "Adımlar",
      "الخطوات"
    ]
  },
  {
    "path": "/documentation/components/tabs",
    "titles": [
      "Tabs",
      "Sekmeler",
      "علامات التبويب"
    ]
  },
  {
    "path": "/documentation/components/tree-view",
    "titles": [
      "Tree view",
      "Ağaç görünümü",
      "العرض الشجري"
    ]
  },
  {
    "path": "/documentation/components/accordion",
    "titles": [
      "Accordion",
      "Akordeon",
      "الأكورديون"
    ]
  },
  {
    "path": "/documentation/components/box",
    "titles": [
      "Box",
      "Kutu",
      "الصندوق"
    ]
  },
  {
    "path": "/documentation/components/cards",
    "titles": [
      "Cards",
      "Kartlar",
      "البطاقات"
    ]
  },
  {
    "path": "/documentation/components/container",
    "titles": [
      "Container",
      "Kapsayıcı",
      "الحاوية"
    ]
  },
  {
    "path": "/documentation/components/focus-trap",
    "titles": [
      "Focus trap",
      "Odak kapanı",
      "حصر التركيز"
    ]
  },
  {
    "path": "/documentation/components/grid",
    "titles": [
      "Grid",
      "Izgara",
      "الشبكة"
    ]
  },
  {
    "path": "/documentation/components/modal",
    "titles": [
      "Modal",
      "Modal pencere",
      "النافذة الحوارية"
    ]
  },
  {
    "path": "/documentation/components/paper",
    "titles": [
      "Paper",
      "Kâğıt",
      "الورقة"
    ]
  },
  {
    "path": "/documentation/components/popover",
    "titles": [
      "Popover",
      "Açılır kutu",
      "النافذة المنبثقة"
    ]
  },
  {
    "path": "/documentation/components/popper",
    "titles": [
      "Popper",
      "Konumlandırma",
      "التموضع"
    ]
  },
  {
    "path": "/documentation/components/portal",
    "titles": [
      "Portal",
      "البوابة"
    ]
  },
  {
    "path": "/documentation/components/stack",
    "titles": [
      "Stack",
      "Yığın",
      "الرصّ"
    ]
  },
  {
    "path": "/documentation/components/tinted-box",
    "titles": [
      "Tinted box",
      "Renkli kutu",
      "الصندوق الملوّن"
    ]
  },
  {
    "path": "/documentation/components/transitions",
    "titles": [
      "Transitions",
      "Geçişler",
      "الانتقالات"
    ]
  },
  {
    "path": "/documentation/components/use-media-query",
    "titles": [
      "Use media query",
      "Ortam sorgusu",
      "استعلام الوسائط"
    ]
  },
  {
    "path": "/documentation/components/window-dock",
    "titles": [
      "Window dock",
      "Pencere rıhtımı",
      "مرسى النوافذ"
    ]
  },
  {
    "path": "/documentation/third-party-components/formik-and-yup",
    "titles": [
      "Forms: Formik and Yup",
      "Formlar: Formik ve Yup",
      "النماذج: Formik وYup"
    ]
  },
  {
    "path": "/documentation/third-party-components/react-aria-tables",
    "titles": [
      "Tables: React Aria",
      "Tablolar: React Aria",
      "الجداول: React Aria"
    ]
  },
  {
    "path": "/documentation/third-party-components/maps",
    "titles": [
      "Maps: TopoJSON and Highcharts",
      "Haritalar: TopoJSON ve Highcharts",
      "الخرائط: TopoJSON وHighcharts"
    ]
  },
  {
    "path": "/documentation/third-party-components/highcharts",
    "titles": [
      "Charts: Highcharts",
      "Grafikler: Highcharts",
      "الرسوم البيانية: Highcharts"
    ]
  },
  {
    "path": "/documentation/third-party-components/elk",
    "titles": [
      "Charts of machines: elkjs",
      "Makinelerin çizgeleri: elkjs",
      "مخططات الآلات: elkjs"
    ]
  },
  {
    "path": "/documentation/third-party-components/fullcalendar",
    "titles": [
      "Calendar: FullCalendar",
      "Takvim: FullCalendar",
      "التقويم: FullCalendar"
    ]
  },
  {
    "path": "/documentation/third-party-components/prosemirror",
    "titles": [
      "Rich text: ProseMirror",
      "Zengin metin: ProseMirror",
      "النص المنسق: ProseMirror"
    ]
  },
  {
    "path": "/documentation/machines/chat-connection",
    "titles": [
      "Chat connection",
      "Sohbet bağlantısı",
      "اتصال المحادثة"
    ]
  },
  {
    "path": "/documentation/machines/connection",
    "titles": [
      "Connection",
      "Bağlantı",
      "الاتصال"
    ]
  },
  {
    "path": "/documentation/machines/dialog",
    "titles": [
      "Dialog",
      "İletişim kutusu",
      "مربع الحوار"
    ]
  },
  {
    "path": "/documentation/machines/fullscreen",
    "titles": [
      "Fullscreen",
      "Tam ekran",
      "ملء الشاشة"
    ]
  },
  {
    "path": "/documentation/machines/hover-menu",
    "titles": [
      "Hover menu",
      "Üzerine gelince açılan menü",
      "قائمة التمرير"
    ]
  },
  {
    "path": "/documentation/machines/language-and-direction",
    "titles": [
      "Language and direction",
      "Dil ve yön",
      "اللغة والاتجاه"
    ]
  },
  {
    "path": "/documentation/machines/navbar",
    "titles": [
      "Navbar",
      "Gezinme çubuğu",
      "شريط التنقل"
    ]
  },
  {
    "path": "/documentation/machines/notification-panel",
    "titles": [
      "Notification panel",
      "Bildirim paneli",
      "لوحة الإشعارات"
    ]
  },
  {
    "path": "/documentation/machines/notification-stack",
    "titles": [
      "Notification stack",
      "Bildirim yığını",
      "رزمة الإشعارات"
    ]
  },
  {
    "path": "/documentation/machines/outbox",
    "titles": [
      "Outbox",
      "Giden kutusu",
      "صندوق الصادر"
    ]
  },
  {
    "path": "/documentation/machines/panel",
    "titles": [
      "Panel",
      "اللوحة"
    ]
  },
  {
    "path": "/documentation/machines/quick-panel",
    "titles": [
      "Quick panel",
      "Hızlı panel",
      "اللوحة السريعة"
    ]
  },
  {
    "path": "/documentation/machines/record-editor",
    "titles": [
      "Record editor",
      "Kayıt düzenleyici",
      "محرر السجل"
    ]
  },
  {
    "path": "/documentation/machines/register",
    "titles": [
      "Register",
      "Kaydolma",
      "التسجيل"
    ]
  },
  {
    "path": "/documentation/machines/search",
    "titles": [
      "Search",
      "Arama",
      "البحث"
    ]
  },
  {
    "path": "/documentation/machines/settings-panels",
    "titles": [
      "Settings panels",
      "Ayar panelleri",
      "لوحات الإعدادات"
    ]
  },
  {
    "path": "/documentation/machines/settings-saving",
    "titles": [
      "Settings saving",
      "Ayarların kaydedilmesi",
      "حفظ الإعدادات"
    ]
  },
  {
    "path": "/documentation/machines/shortcuts",
    "titles": [
      "Shortcuts",
      "Kısayollar",
      "الاختصارات"
    ]
  },
  {
    "path": "/documentation/machines/side-panel",
    "titles": [
      "Side panel",
      "Yan panel",
      "اللوحة الجانبية"
    ]
  },
  {
    "path": "/documentation/machines/sign-in",
    "titles": [
      "Sign-in",
      "Oturum açma",
      "تسجيل الدخول"
    ]
  },
  {
    "path": "/documentation/machines/startup",
    "titles": [
      "Startup",
      "Başlatma",
      "بدء التشغيل"
    ]
  },
  {
    "path": "/documentation/machines/third-party-identity",
    "titles": [
      "Third-party identity",
      "Üçüncü taraf kimliği",
      "هوية الجهة الخارجية"
    ]
  },
  {
    "path": "/documentation/machines/toast-queue",
    "titles": [
      "Toast queue",
      "Kısa bildirim kuyruğu",
      "طابور الإشعارات القصيرة"
    ]
  },
  {
    "path": "/documentation/machines/token-session",
    "titles": [
      "Token session",
      "Jeton oturumu",
      "جلسة الرمز"
    ]
  },
  {
    "path": "/documentation/machines/upload-queue",
    "titles": [
      "Upload queue",
      "Yükleme kuyruğu",
      "طابور الرفع"
    ]
  },
  {
    "path": "/auth/admin-role-example",
    "access": "admin",
    "titles": [
      "Admin role example",
      "Yönetici rolü örneği",
      "مثال دور المدير"
    ]
  },
  {
    "path": "/auth/staff-role-example",
    "access": "staff",
    "titles": [
      "Staff role example",
      "Çalışan rolü örneği",
      "مثال دور الموظف"
    ]
  },
  {
    "path": "/pages/errors/error-404",
    "titles": [
      "Error 404",
      "Hata 404",
      "خطأ 404"
    ]
  },
  {
    "path": "/pages/errors/error-500",
    "titles": [
      "Error 500",
      "Hata 500",
      "خطأ 500"
    ]
  }
];
