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
