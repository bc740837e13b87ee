"""The forms in which servers bring such answers: written after their own, with addresses of nobody."""

BOUNDARY = "9B095B5ADSN=_01D9"

OPENINGS = {
    "postfix": "From: MAILER-DAEMON@mx.example (Mail Delivery System)\nSubject: Undelivered Mail Returned to Sender\nAuto-Submitted: auto-replied",
    "exim": "From: Mail Delivery System <Mailer-Daemon@mx.example>\nSubject: Mail delivery failed: returning message to sender\nX-Failed-Recipients: ines@example.org\nAuto-Submitted: auto-replied",
    "exchange": "From: Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@example.org>\nSubject: =?utf-8?B?Tm9uIHJlbWlz?=\nX-MS-Exchange-Message-Is-Ndr:\nContent-Language: fr-FR",
    "amazon": "From: MAILER-DAEMON@eu-west-3.amazonses.example\nSubject: Delivery Status Notification (Failure)",
    "sendmail": "From: Mail Delivery Subsystem <MAILER-DAEMON@mx.example>\nSubject: Returned mail: see transcript for details\nAuto-Submitted: auto-generated (failure)",
}
REPORTS = {
    "postfix": "Reporting-MTA: dns; mx.example\nX-Postfix-Queue-ID: 4Fz1Qk2\nX-Postfix-Sender: rfc822; b@bounces.example\nArrival-Date: Tue, 16 Mar 2027 09:00:01 +0100 (CET)\n\nFinal-Recipient: rfc822; ines@example.org\nOriginal-Recipient: rfc822;ines@example.org\nAction: {action}\nStatus: {status}\nRemote-MTA: dns; mx.example\nDiagnostic-Code: smtp; {folded}\n",
    "exim": "Reporting-MTA: dns; mx.example\n\nAction: {action}\nFinal-Recipient: rfc822;ines@example.org\nStatus: {status}\nRemote-MTA: dns; mx.example\nDiagnostic-Code: smtp; {words}\n",
    "exchange": "Reporting-MTA: dns;PR0P264MB1234.FRAP264.PROD.OUTLOOK.example\nReceived-From-MTA: dns;smtp.livretier.example\nArrival-Date: Tue, 16 Mar 2027 08:00:02 +0000\n\nFinal-Recipient: rfc822;ines@example.org\nAction: {action}\nStatus: {status}\nDiagnostic-Code: smtp;{words}\nX-Display-Name: ines@example.org\n",
    "amazon": "Reporting-MTA: dns; b224-11.smtp-out.eu-west-3.amazonses.example\n\nAction: {action}\nFinal-Recipient: rfc822; ines@example.org\nDiagnostic-Code: smtp; {words}\nStatus: {status}\n",
    "sendmail": "Reporting-MTA: dns; mx.example\nReceived-From-MTA: DNS; smtp.livretier.example\nArrival-Date: Tue, 16 Mar 2027 09:00:01 +0100\n\nFinal-Recipient: RFC822; ines@example.org\nAction: {action}\nStatus: {status}\nRemote-MTA: DNS; mx.example\nDiagnostic-Code: SMTP; {words}\nLast-Attempt-Date: Tue, 16 Mar 2027 09:00:02 +0100\n",
}
ORIGINAL = (
    "Return-Path: <{sender}>\nMessage-ID: <0191.1@livretier.example>\nFrom: Maison Aubrac <accueil@livretier.example>\n"
    "To: ines@example.org\nSubject: =?utf-8?q?In=C3=A8s=2C_votre_livret?=\n"
)


def bounce(form: str, *, to: str, action: str, status: str, words: str, name: str) -> bytes:
    """A report as one kind of server writes it, CRLF at each end of a line."""
    head = f"Return-Path: <>\nTo: {to}\nMessage-ID: <{name}@mx.example>\nMIME-Version: 1.0\n"
    if form == "qmail":
        said = f"Hi. This is the qmail-send program at mx.example.\nI'm afraid I wasn't able to deliver your message to the following addresses.\n\n<ines@example.org>:\n{words}\n\n--- Below this line is a copy of the message.\n\n"
        return _wire(f"{head}From: MAILER-DAEMON@mx.example\nSubject: failure notice\n\n{said}")
    report = REPORTS[form].format(action=action, status=status, words=words, folded=_folded(words))
    parts = (
        ("text/plain; charset=utf-8", "This message could not be delivered.\n"),
        ("message/delivery-status", report),
        ("message/rfc822" if form != "exim" else "text/rfc822-headers", ORIGINAL.format(sender=to)),
    )
    return _multipart(f"{head}{OPENINGS[form]}\n", "delivery-status", parts)


def complaint(who: str, *, kind: str, sender: str, name: str) -> bytes:
    """A feedback report (ARF); some name the sender of the message, others bring its headers only."""
    head = f"From: fbl@{who}.example\nTo: fbl@livretier.example\nMessage-ID: <{name}@{who}.example>\nSubject: complaint about message from 192.0.2.7\nMIME-Version: 1.0\n"
    named = "" if who in {"headers-only", "microsoft"} else f"Original-Mail-From: <{sender}>\n"
    report = f"Feedback-Type: {kind}\nUser-Agent: {who}-fbl/1.0\nVersion: 1\n{named}Arrival-Date: Tue, 16 Mar 2027 09:00:05 +0100\nSource-IP: 192.0.2.7\n"
    original = "text/rfc822-headers" if who == "headers-only" else "message/rfc822"
    parts = (
        ("text/plain; charset=us-ascii", "This is an email abuse report.\n"),
        ("message/feedback-report", report),
        (original, ORIGINAL.format(sender=sender) + "\nBonjour\n"),
    )
    return _multipart(head, "feedback-report", parts)


def _multipart(head: str, kind: str, parts: tuple[tuple[str, str], ...]) -> bytes:
    said = "".join(f"--{BOUNDARY}\nContent-Type: {type_}\n\n{body}\n" for type_, body in parts)
    opening = f'Content-Type: multipart/report; report-type={kind};\n boundary="{BOUNDARY}"'
    return _wire(
        f"{head}{opening}\n\nThis is a MIME-encapsulated message.\n\n{said}--{BOUNDARY}--\n"
    )


def _folded(words: str) -> str:
    half = words.find(" ", len(words) // 2)
    return words if half < 0 else f"{words[:half]}\n   {words[half + 1 :]}"


def _wire(text: str) -> bytes:
    return text.replace("\n", "\r\n").encode()
