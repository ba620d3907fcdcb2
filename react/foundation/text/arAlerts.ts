import type { Alerts } from "./words.ts"

/** The sentences of alerts in Arabic. */
export const alerts: Alerts = {
  SWITCH_NETWORK_NOT_FOUND: ["لم يُعثر على الشبكة", "الشبكة غير مُعدّة. أضفها إلى الخيار `networks`: {detail}"],
  ORIGIN_NOT_ALLOWED: [
    "مصدر الصفحة غير مسموح به",
    "المصدر {detail} ليس في قائمة المشروع. أضفه في إعدادات المشروع ضمن النطاقات المسموح بها."
  ],
  JWT_TOKEN_NOT_VALID: [
    "انتهت الجلسة",
    "رفضت خدمة الترحيل رمز الجلسة لأنه لم يصبح صالحًا بعد. تحقق من ضبط وقت هذا الجهاز، ثم اتصل من جديد."
  ],
  INVALID_PROJECT_ID: [
    "معرّف المشروع غير صالح",
    "لا تعرف الخدمة معرّف المشروع. قارن `projectId` بالمعرّف في إعدادات المشروع."
  ],
  PROJECT_ID_NOT_CONFIGURED: [
    "لم يُضبط معرّف المشروع",
    "لم يُعطَ `projectId`. يحتاج إليه البريد والدخول الاجتماعي ودليل المحافظ وWalletConnect؛ أما محافظ هذه الصفحة فتعمل من دونه."
  ],
  SERVER_ERROR_APP_CONFIGURATION: ["خطأ في الخادم", "تعذّر جلب إعدادات التطبيق؛ تبقى الإعدادات المحلية سارية. {detail}"],
  RATE_LIMITED_APP_CONFIGURATION: [
    "طلبات كثيرة",
    "طُلبت إعدادات التطبيق مرات كثيرة؛ تبقى الإعدادات المحلية سارية. أعد المحاولة بعد بضع دقائق."
  ],
  "MULTI_WALLET_NOT_ENABLED.DEFAULT": [
    "تعدّد المحافظ غير مفعّل",
    "استخدام عدة محافظ معًا يحتاج إلى ميزة multiWallet. فعّلها في إعدادات المشروع."
  ],
  "MULTI_WALLET_NOT_ENABLED.CONNECTIONS_HOOK": [
    "تعدّد المحافظ غير مفعّل",
    "لا يبدّل `useConnections` بين المحافظ إلا مع ميزة multiWallet. فعّلها في إعدادات المشروع."
  ],
  "MULTI_WALLET_NOT_ENABLED.CONNECTION_HOOK": [
    "تعدّد المحافظ غير مفعّل",
    "لا يبدّل `useConnection` بين المحافظ إلا مع ميزة multiWallet. فعّلها في إعدادات المشروع."
  ],
  LOCAL_CONFIGURATION_IGNORED: [
    "تم تجاهل الإعدادات المحلية",
    "تغلب إعدادات المشروع هذه الإعدادات المحلية: {detail}. غيّرها هناك، أو أزلها هنا."
  ],
  ANALYTICS_FORBIDDEN: [
    "إعدادات التطبيق غير صالحة",
    "لا تُقبل أحداث هذا المصدر: فهو ليس في قائمة المشروع. أضفه في إعدادات المشروع."
  ]
}
