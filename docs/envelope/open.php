<?php
// php open.php <private key, PKCS#8 in base64> <Encryption header> <body>

function open(string $privateKey, string $header, string $body): string
{
    $pem = "-----BEGIN PRIVATE KEY-----\n" . chunk_split($privateKey, 64) . "-----END PRIVATE KEY-----\n";
    $parts = explode(';', $header);
    if (!openssl_private_decrypt(base64_decode(end($parts)), $key, $pem, OPENSSL_PKCS1_PADDING)) {
        throw new RuntimeException('envelopeInvalid');
    }
    $des = substr($key, 0, 8);
    // Three times the same key is single DES, which OpenSSL 3 has no more by itself.
    $json = openssl_decrypt(base64_decode($body), 'des-ede3-ecb', $des . $des . $des, OPENSSL_RAW_DATA);
    if ($json === false) {
        throw new RuntimeException('envelopeInvalid');
    }
    return $json;
}

echo open($argv[1], $argv[2], $argv[3]), "\n";
